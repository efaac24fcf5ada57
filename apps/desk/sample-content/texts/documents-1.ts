import type { SamplePaper } from './shapes.ts'

/** Forms and guides. Lists show only a document's title, so each title says that it is a sample. */
export const documents1: readonly SamplePaper[] = [
  {
    at: '2026-11-16T09:00:00+03:00',
    file: 'appointment-form',
    texts: {
      SO: {
        title: 'Foomka codsiga ballanta (tusaale)',
        lead: 'Foomkan waxaa buuxinaya qofka doonaya inuu xafiis Wasaaradda ka tirsan booqdo.',
        body: [
          { h2: 'Buuxi' },
          {
            list: [
              'Magaca oo saddexan: ……………………………………',
              'Telefoonka ama iimaylka: ……………………………………',
              'Xafiiska: ……………………………………',
              'Mawduuca: ……………………………………',
              'Maalinta kugu habboon: ……………………………………',
            ],
          },
          'Foomka keen xafiiska soo dhoweynta, ama sawirkiisa ku soo dir bogga xiriirka.',
        ],
      },
      EN: {
        title: 'Appointment request form (sample)',
        lead: 'This form is for anyone who wishes to visit an office of the Ministry.',
        body: [
          { h2: 'Please fill in' },
          {
            list: [
              'Full name: ……………………………………',
              'Phone or e-mail: ……………………………………',
              'Office: ……………………………………',
              'Subject: ……………………………………',
              'Day that suits you: ……………………………………',
            ],
          },
          'Bring the form to reception, or send a picture of it from the contact page.',
        ],
      },
    },
  },
  {
    at: '2026-11-02T10:00:00+03:00',
    file: 'public-services-guide',
    texts: {
      SO: {
        title: 'Hagaha adeegyada dadweynaha (tusaale)',
        lead: 'Hagahan wuxuu sharxayaa adeegyada Wasaaraddu u hayso dadweynaha iyo sida lagu helo.',
        body: [
          { h2: 'Adeegyada' },
          {
            list: [
              'Su’aalaha guud iyo tabashooyinka.',
              'Codsiga wareysiga iyo macluumaadka saxaafadda.',
              'Taageerada halyeeyada iyo qoysaskooda.',
              'Diiwaangelinta shirkadaha qandaraasyada.',
            ],
          },
          'Adeeg kasta waa lacag la’aan. Jawaabta ugu horreysa waxaa la bixiyaa laba maalmood oo shaqo gudahood.',
        ],
      },
      EN: {
        title: 'Guide to public services (sample)',
        lead: 'This guide explains what the Ministry offers the public, and how to ask for it.',
        body: [
          { h2: 'Services' },
          {
            list: [
              'General questions and complaints.',
              'Interviews and information for the press.',
              'Support for veterans and their families.',
              'Registration of companies for tenders.',
            ],
          },
          'Every service is free. A first answer comes within two working days.',
        ],
      },
    },
  },
  {
    at: '2026-10-24T11:00:00+03:00',
    file: 'boat-registration-form',
    texts: {
      SO: {
        title: 'Foomka diiwaangelinta doonta (tusaale)',
        lead: 'Milkiilaha doonta kalluumeysiga ayaa foomkan ku diiwaan geliya, si gurmadku u aqoonsado.',
        body: [
          {
            list: [
              'Magaca milkiilaha: ……………………………………',
              'Magaca iyo midabka doonta: ……………………………………',
              'Dekedda ay ka baxdo: ……………………………………',
              'Tirada shaqaalaha: ……………………………………',
              'Lambarka lagala xiriiro: ……………………………………',
            ],
          },
          'Foomka geey xafiiska dekedda ugu dhow. Diiwaangelintu waa bilaash.',
        ],
      },
      EN: {
        title: 'Boat registration form (sample)',
        lead: 'With this form the owner registers a fishing boat, so that rescuers know it.',
        body: [
          {
            list: [
              'Owner’s name: ……………………………………',
              'Name and colour of the boat: ……………………………………',
              'Home harbour: ……………………………………',
              'Number of crew: ……………………………………',
              'Contact number: ……………………………………',
            ],
          },
          'Take the form to the nearest harbour office. Registration is free.',
        ],
      },
    },
  },
  {
    at: '2026-10-13T08:30:00+03:00',
    file: 'sea-safety-guide',
    texts: {
      SO: {
        title: 'Hagaha badbaadada badda (tusaale)',
        lead: 'Toddoba talo oo kooban oo loogu talagalay kalluumeysatada iyo dadka doonyaha raaca.',
        body: [
          {
            list: [
              'Dhageyso warka cimilada.',
              'Hubi matoorka iyo shidaalka.',
              'Qaado biyo cabbid oo ku filan laba maalmood.',
              'Xiro jaakadda badbaadada.',
              'Raadiyaha iyo tooshka ku hay bac aan biyuhu gelin.',
              'Qof xeebta jooga u sheeg saacadda soo noqoshada.',
              'Haddii matoorku istaago, doonta ha ka tegin.',
            ],
          },
        ],
      },
      EN: {
        title: 'Guide to safety at sea (sample)',
        lead: 'Seven short pieces of advice for fishing crews and people who travel by boat.',
        body: [
          {
            list: [
              'Listen to the weather report.',
              'Check the engine and the fuel.',
              'Take drinking water for two days.',
              'Wear your life jacket.',
              'Keep radio and torch in a waterproof bag.',
              'Tell someone ashore when you will be back.',
              'If the boat breaks down, stay with it.',
            ],
          },
        ],
      },
    },
  },
  {
    at: '2026-09-28T12:00:00+03:00',
    file: 'first-aid-instructions',
    texts: {
      SO: {
        title: 'Tilmaamaha gargaarka degdegga ah (tusaale)',
        lead: 'Waxa la sameeyo inta gurmadku soo socdo. Bogan daabac oo gidaarka ku dheji.',
        body: [
          { h2: 'Saddex tallaabo' },
          {
            list: [
              'Naftaada ilaali: hubi in meeshu ammaan tahay.',
              'Wac lambarka gurmadka.',
              'Caawi: dhiigga jooji, qofka miyirka beelayna dhinac u seexi.',
            ],
          },
          'Qofka lugta ama dhabarka ka dhaawacan ha dhaqaajin ilaa gurmadku yimaado.',
        ],
      },
      EN: {
        title: 'First aid instructions (sample)',
        lead: 'What to do until help arrives. Print this page and put it on a wall.',
        body: [
          { h2: 'Three steps' },
          {
            list: [
              'Protect yourself: make sure the place is safe.',
              'Call the emergency number.',
              'Help: stop the bleeding; lay an unconscious person on the side.',
            ],
          },
          'Do not move anyone with an injured leg or back until help has come.',
        ],
      },
    },
  },
  {
    at: '2026-09-17T13:20:00+03:00',
    file: 'interview-request-form',
    texts: {
      SO: {
        title: 'Foomka codsiga wareysiga (tusaale)',
        lead: 'Suxufiga doonaya wareysi ayaa foomkan buuxinaya ugu yaraan laba maalmood ka hor.',
        body: [
          {
            list: [
              'Magaca suxufiga iyo warbaahinta: ……………………………………',
              'Mawduuca iyo su’aalaha: ……………………………………',
              'Nooca: qoraal, cod ama muuqaal: ……………………………………',
              'Goorta la baahin doono: ……………………………………',
            ],
          },
          'Foomka waxaa loo diraa saxaafad@wasaaradda.example.',
        ],
      },
      EN: {
        title: 'Interview request form (sample)',
        lead: 'Journalists who wish for an interview fill in this form at least two days ahead.',
        body: [
          {
            list: [
              'Journalist and outlet: ……………………………………',
              'Subject and questions: ……………………………………',
              'Kind: text, sound or video: ……………………………………',
              'Time of publication: ……………………………………',
            ],
          },
          'The form goes to press@ministry.example.',
        ],
      },
    },
  },
  {
    at: '2026-09-02T09:50:00+03:00',
    file: 'document-index',
    texts: {
      SO: {
        title: 'Tusmada dukumentiyada (tusaale)',
        lead: 'Liiska dukumentiyada Wasaaradda ee dadweynuhu soo degsan karo.',
        body: [
          { list: ['Foomam.', 'Hagayaal.', 'Xeerar iyo siyaasado.', 'Qorshayaal iyo warbixinno.'] },
          'Dukumenti kasta wuxuu leeyahay taariikh. Haddii la cusbooneysiiyo, nuqulka hore waa la kaydiyaa.',
        ],
      },
      EN: {
        title: 'Index of documents (sample)',
        lead: 'The Ministry’s documents that the public can download.',
        body: [
          { list: ['Forms.', 'Guides.', 'Rules and policies.', 'Plans and reports.'] },
          'Every document has a date. When it is updated, the earlier copy is kept.',
        ],
      },
    },
  },
]
