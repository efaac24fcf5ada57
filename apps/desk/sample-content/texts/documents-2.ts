import type { SamplePaper } from './shapes.ts'

/** Rules, policies, plans and reports. */
export const documents2: readonly SamplePaper[] = [
  {
    at: '2026-08-23T10:30:00+03:00',
    file: 'service-charter',
    texts: {
      SO: {
        title: 'Axdiga adeegga dadweynaha (tusaale)',
        lead: 'Waxa aad ka filan karto Wasaaradda marka aad la xiriirto.',
        body: [
          {
            list: [
              'Waxaan kugu soo dhoweyneynaa xushmad.',
              'Waxaan kugula hadlaynaa luqad aad fahmayso.',
              'Waxaan kugu soo jawaabaynaa waqtigii la ballanqaaday.',
              'Qaladka waan qiranaynaa, waana saxaynaa.',
            ],
          },
          'Haddii axdigan la jebiyo, tabasho waxaad ku gudbin kartaa bogga xiriirka.',
        ],
      },
      EN: {
        title: 'Public service charter (sample)',
        lead: 'What you can expect when you contact the Ministry.',
        body: [
          {
            list: [
              'We receive you with respect.',
              'We use language you understand.',
              'We answer within the time we promised.',
              'We admit mistakes and put them right.',
            ],
          },
          'If we fall short of this charter, you can complain through the contact page.',
        ],
      },
    },
  },
  {
    at: '2026-08-12T11:45:00+03:00',
    file: 'code-of-conduct',
    texts: {
      SO: {
        title: 'Xeerka anshaxa shaqaalaha (tusaale)',
        lead: 'Xeerkani wuxuu khuseeyaa dhammaan shaqaalaha rayidka ah ee Wasaaradda.',
        body: [
          { h2: 'Mabaadi’da' },
          {
            list: [
              'Daacadnimo: hantida guud waa ammaano.',
              'Caddaalad: qof walba si siman loogu adeego.',
              'Sir-hayn: macluumaadka dadka waa la ilaaliyaa.',
              'Masuuliyad: qof walba shaqadiisa wuu ka jawaabaa.',
            ],
          },
          'Hadiyad qiimo leh lama qaato. Qofkii cadaadis la saaro wuxuu u sheegaa kormeeraha.',
        ],
      },
      EN: {
        title: 'Staff code of conduct (sample)',
        lead: 'This code is for all civilian staff of the Ministry.',
        body: [
          { h2: 'Principles' },
          {
            list: [
              'Honesty: public property is held in trust.',
              'Fairness: everyone is served alike.',
              'Discretion: people’s data are protected.',
              'Responsibility: everyone answers for their own work.',
            ],
          },
          'Gifts of value are not accepted. Anyone put under pressure tells a supervisor.',
        ],
      },
    },
  },
  {
    at: '2026-07-29T09:15:00+03:00',
    file: 'flood-plan',
    texts: {
      SO: {
        title: 'Qorshaha diyaargarowga daadadka (tusaale)',
        lead: 'Sida kooxaha gurmadku ula shaqeeyaan degmooyinka ka hor, inta lagu jiro iyo ka dib daadadka.',
        body: [
          { h2: 'Ka hor' },
          'Jiinka webiga waa la kormeeraa, qalabkana waa la tijaabiyaa.',
          { h2: 'Inta lagu jiro' },
          'Digniinta waxaa laga sheegaa raadiyaha; dadkana waxaa la geeyaa meelo sare.',
          { h2: 'Ka dib' },
          'Biyaha la cabbo waa la baaraa, waddooyinkana waa la furaa.',
        ],
      },
      EN: {
        title: 'Flood readiness plan (sample)',
        lead: 'How relief teams work with the districts before, during and after a flood.',
        body: [
          { h2: 'Before' },
          'River banks are inspected and equipment is tested.',
          { h2: 'During' },
          'Warnings are given on the radio and people are taken to high ground.',
          { h2: 'After' },
          'Drinking water is tested and roads are opened.',
        ],
      },
    },
  },
  {
    at: '2026-07-14T14:05:00+03:00',
    file: 'emblem-guide',
    texts: {
      SO: {
        title: 'Hagaha isticmaalka astaanta (tusaale)',
        lead: 'Cidda isticmaali karta astaanta Wasaaradda iyo sida loo isticmaalo.',
        body: [
          {
            list: [
              'Astaanta waxaa la isticmaalaa oo keliya marka Wasaaraddu oggolaato.',
              'Midabkeeda iyo qaabkeeda lama beddelo.',
              'Hareeraheeda waxaa looga tagaa meel bannaan oo xiddigta le’eg.',
            ],
          },
          'Oggolaanshaha waxaa laga codsadaa xafiiska xiriirka dadweynaha.',
        ],
      },
      EN: {
        title: 'Guide to the use of the emblem (sample)',
        lead: 'Who may use the Ministry’s emblem, and how.',
        body: [
          {
            list: [
              'The emblem is used only with the Ministry’s permission.',
              'Its colours and shape are not changed.',
              'A margin as wide as its star is kept clear around it.',
            ],
          },
          'Permission is given by the public relations office.',
        ],
      },
    },
  },
  {
    at: '2026-07-01T10:10:00+03:00',
    file: 'privacy-policy',
    texts: {
      SO: {
        title: 'Siyaasadda asturnaanta (tusaale)',
        lead: 'Macluumaadka laga ururiyo qofka fariin soo dira iyo sida loo ilaaliyo.',
        body: [
          'Waxaan kaydinnaa magaca, iimaylka iyo fariinta si aan jawaab u bixinno. Cid kale lama siiyo.',
          'Fariinta waxaa la tirtiraa hal sano kaddib. Qofku mar walba wuu codsan karaa in la tirtiro.',
        ],
      },
      EN: {
        title: 'Privacy policy (sample)',
        lead: 'What is kept about people who send a message, and how it is protected.',
        body: [
          'We keep the name, the e-mail address and the message in order to answer. They are given to nobody else.',
          'Messages are deleted after one year. Anyone can ask for this at any time.',
        ],
      },
    },
  },
  {
    at: '2026-06-16T12:40:00+03:00',
    file: 'yearly-summary',
    texts: {
      SO: {
        title: 'Warbixin sannadeed oo kooban (tusaale)',
        lead: 'Warbixintani waxay muujinaysaa qaabka warbixin sannadeed; tiro dhab ah kuma jirto.',
        body: [
          { h2: 'Qaybaha' },
          {
            list: [
              'Tababarka: koorsooyinka iyo ardayda.',
              'Caafimaadka: rugaha iyo dadka la daweeyay.',
              'Horumarinta: waddooyin, ceelal iyo dugsiyo.',
              'Miisaaniyadda: soo gal iyo kharash.',
            ],
          },
        ],
      },
      EN: {
        title: 'Yearly report in brief (sample)',
        lead: 'This report shows the form of a yearly report; it holds no real figures.',
        body: [
          { h2: 'Parts' },
          {
            list: [
              'Training: courses and trainees.',
              'Health: clinics and patients.',
              'Development: roads, wells and schools.',
              'Budget: income and spending.',
            ],
          },
        ],
      },
    },
  },
  {
    at: '2026-06-03T08:55:00+03:00',
    file: 'veterans-care-plan',
    texts: {
      SO: {
        title: 'Qorshaha daryeelka halyeeyada (tusaale)',
        lead: 'Qorshuhu wuxuu tilmaamayaa sida halyeeyada looga taageero caafimaadka, hoyga iyo shaqada.',
        body: [
          {
            list: [
              'Baaritaan caafimaad oo sannadle ah.',
              'Talo ku saabsan hoyga iyo dhulka.',
              'Tababar xirfadeed oo lix bilood ah.',
            ],
          },
          'Xaasaska iyo carruurta halyeeyada dhintay waxay leeyihiin xuquuq la mid ah.',
        ],
      },
      EN: {
        title: 'Plan for the care of veterans (sample)',
        lead: 'The plan sets out how veterans are supported in health, housing and work.',
        body: [
          {
            list: [
              'A health check every year.',
              'Advice on housing and land.',
              'Six months of training for a trade.',
            ],
          },
          'Widows, widowers and children of veterans have the same rights.',
        ],
      },
    },
  },
]
