import type { SamplePaper } from './shapes.ts'

/** Five whole speeches; their PDF files have the same texts. */
export const speeches: readonly SamplePaper[] = [
  {
    at: '2026-11-09T11:00:00+03:00',
    scene: 'graduation',
    file: 'speech-graduates',
    texts: {
      SO: {
        title: 'Khudbad loo jeediyay qalin-jabiyayaasha',
        lead: 'Qalin-jabiyayaal, waalidiin iyo macallimiin, maanta waa maalintiinna.',
        body: [
          'Waxaad halkan timaaddeen idinkoo arday ah, waxaadna ka baxaysaan idinkoo masuuliyad qaaday. Waxa aad barateen kuma koobna buugga: waxaad barateen inaad kooxda ka hor marisaan naftiinna.',
          'Dadku dirayska uma arkaan awood, waxay u arkaan ballan. Ballantaasu waa inaad ilaalisaan qofka daciifka ah, run sheegtaan, sharcigana ku dhaqantaan xitaa marka aan cidi idin arkayn.',
          { quote: 'Awood aan naxariis lahayn ma aha geesinnimo.' },
          'Waalidiinta waxaan leeyahay: waad ku mahadsan tihiin sabirkiinna. Macallimiintana: shaqadiinnu maalin kasta way sii noolaanaysaa.',
          'Hambalyo. Guul iyo nabad.',
        ],
      },
      EN: {
        title: 'Speech to the graduates',
        lead: 'Graduates, parents and teachers, this day is yours.',
        body: [
          'You came here as students and you leave with a duty. What you have learnt is not only in books: you have learnt to put the team before yourselves.',
          'People do not see power in a uniform; they see a promise. The promise is to protect the weak, to tell the truth and to keep the law, even when nobody is watching.',
          { quote: 'Strength without mercy is not courage.' },
          'To the parents I say: thank you for your patience. To the teachers: your work lives on every day.',
          'Congratulations. May you go in peace and with success.',
        ],
      },
    },
  },
  {
    at: '2026-10-22T10:00:00+03:00',
    scene: 'harbour-cranes',
    file: 'speech-sea-day',
    texts: {
      SO: {
        title: 'Khudbad ku saabsan maalinta badda',
        lead: 'Baddu waa waddo, waa raashin, waana dhaxal aynu dadka naga dambeeya u hayno.',
        body: [
          'Kalluumeysato, badmaaxyo iyo ganacsato ayaa nolol maalmeedkooda ka hela badda. Waajibkeennu waa in safar kasta nabad ku bilowdo, nabadna ku dhammaado.',
          'Ilaalintu ma aha doonyo oo keliya. Waa nalka noobiyadda, waa warka cimilada, waa qofka xeebta jooga ee telefoonka qabta.',
          'Waxaan ugu baaqayaa dhallinyarada inay bartaan cilmiga badda. Dal xeeb dheer leh wuxuu u baahan yahay dad badda yaqaan.',
          'Mahadsanidiin.',
        ],
      },
      EN: {
        title: 'Speech on Maritime Day',
        lead: 'The sea is a road, it is food, and it is an inheritance that we keep for those who come after us.',
        body: [
          'Fishers, sailors and traders live from the sea. Our duty is that every journey begins in peace and ends in peace.',
          'Guarding it is not a matter of boats alone. It is the lamp of the lighthouse, the weather report, and the person ashore who answers the call.',
          'I call on the young to study the sea. A country with a long coast needs people who know it.',
          'Thank you.',
        ],
      },
    },
  },
  {
    at: '2026-09-20T09:30:00+03:00',
    scene: 'field-hospital',
    file: 'speech-health-workers',
    texts: {
      SO: {
        title: 'Khudbad lagu mahad celiyay shaqaalaha caafimaadka',
        lead: 'Dhakhaatiir, kalkaaliyeyaal iyo darawallada ambalaaska: dadka aad daweyseen ayaa hadal iiga horreeya.',
        body: [
          'Hooyo ilmaheedii la badbaadiyay khudbad uma baahna; way ogtahay qiimihiinna. Aniguse waxaan halkan u joogaa inaan Wasaaradda magaceeda ku mahad celiyo.',
          'Sannadkan waxaan doonaynaa inaan rug kasta u hello koronto joogto ah, biyo nadiif ah iyo daawo ku filan.',
          'Waxaan idinka codsanayaa inaad sii waddaan diiwaanka saxda ah. Tiro sax ah ayaa daawada keenta meesha loogu baahan yahay.',
        ],
      },
      EN: {
        title: 'Speech of thanks to health workers',
        lead: 'Doctors, nurses and ambulance drivers: the people you have treated speak before me.',
        body: [
          'A mother whose child was saved needs no speech; she knows your worth. I am here to thank you in the name of the Ministry.',
          'This year we want steady power, clean water and enough medicine for every clinic.',
          'I ask you to keep good records. A correct number brings medicine to where it is needed.',
        ],
      },
    },
  },
  {
    at: '2026-08-16T12:00:00+03:00',
    scene: 'conference-table',
    file: 'speech-open-budget',
    texts: {
      SO: {
        title: 'Khudbad ku saabsan miisaaniyad furan',
        lead: 'Lacagta guud waa ammaano, ammaanaduna waxay u baahan tahay xisaab la arki karo.',
        body: [
          'Laga bilaabo sannadka soo socda, qandaraas kasta waxaa lagu daabici doonaa bogga Wasaaradda, labada luqadood.',
          'Waxaan rabnaa in ganacsade yar oo gobol fog jooga uu fursad la mid ah helo tan shirkadda weyn.',
          { quote: 'Xisaab la qariyo kalsooni ma dhasho.' },
          'Su’aalo adag na weydiiya. Jawaabtu waa shaqadeenna.',
        ],
      },
      EN: {
        title: 'Speech on an open budget',
        lead: 'Public money is held in trust, and trust needs accounts that can be seen.',
        body: [
          'From next year every tender will be published on the Ministry’s site in both languages.',
          'We want a small trader in a distant region to have the same chance as a large company.',
          { quote: 'Hidden accounts do not give birth to trust.' },
          'Ask us hard questions. Answering is our work.',
        ],
      },
    },
  },
  {
    at: '2026-07-12T10:30:00+03:00',
    scene: 'flag-raising',
    file: 'speech-young-people',
    texts: {
      SO: {
        title: 'Khudbad loo jeediyay dhallinyarada',
        lead: 'Dhallinyaroy, dalku idinkuma sugayo berri; maanta ayuu idin u baahan yahay.',
        body: [
          'U adeegidda dalku ma aha hub oo keliya. Waa macallinnimo, dhakhtarnimo, injineernimo iyo in jaarka la caawiyo.',
          'Qofkii doonaya inuu ciidanka ku biiro, marka hore dugsiga ha dhammeysto. Aqoontu waa dirayska koowaad.',
          'Ha dhageysanina cidda idiin ballanqaadda lacag fudud iyo nacayb. Dhageysta cidda idiin ballanqaadda shaqo iyo mustaqbal.',
          'Nabad.',
        ],
      },
      EN: {
        title: 'Speech to young people',
        lead: 'Young people, the country does not wait for you tomorrow; it needs you today.',
        body: [
          'To serve is not a matter of arms alone. It is to teach, to heal, to build and to help a neighbour.',
          'Those who want to join the forces should first finish school. Knowledge is the first uniform.',
          'Do not listen to those who promise easy money and hatred. Listen to those who promise work and a future.',
          'Peace be with you.',
        ],
      },
    },
  },
]
