import type { SamplePost } from './shapes.ts'

/** Public safety and support; the posts describe no event. */
export const warOnTerror: readonly SamplePost[] = [
  {
    at: '2026-11-15T10:30:00+03:00',
    scene: 'market-street',
    texts: {
      SO: {
        title: 'Sida bulshadu uga qayb qaadan karto nabadgelyada',
        lead: 'Nabadgelyadu waxay ka bilaabataa xaafadda: dadka is yaqaan ayaa dhibka hore u arka.',
        body: [
          {
            list: [
              'Baro jaarkaaga, gaar ahaan kuwa cusub.',
              'Wixii shaki leh ku sheeg lambarka gurmadka; magacaaga waa la qarinayaa.',
              'Keligaa tallaabo ha qaadin.',
            ],
          },
          'Gudiyada xaafadaha waxaa ku jira odayaal, haween iyo dhallinyaro. Kulankoodu wuu furan yahay.',
          { quote: 'Nabaddu waa shaqo la wadaago.' },
        ],
      },
      EN: {
        title: 'How communities can take part in public safety',
        lead: 'Safety begins in the neighbourhood: people who know each other see trouble early.',
        body: [
          {
            list: [
              'Get to know your neighbours, especially new ones.',
              'Report anything suspicious to the hotline; your name is kept confidential.',
              'Never act alone.',
            ],
          },
          'Elders, women and young people sit on the neighbourhood committees. Their meetings are open.',
          { quote: 'Peace is shared work.' },
        ],
      },
    },
  },
  {
    at: '2026-10-31T10:30:00+03:00',
    scene: 'mine-clearing',
    texts: {
      SO: {
        title: 'Haddii aad aragto shay aan la garanayn: ha taaban, sheeg',
        lead: 'Saddex tallaabo oo fudud ayaa badbaadin kara naftaada iyo tan carruurta.',
        body: [
          {
            list: [
              'Joogso, hana taaban.',
              'Dib ugu noqo waddadii aad ku timid.',
              'Wac lambarka gurmadka, meeshana u sheeg dadka kale.',
            ],
          },
          'Carruurta bar calaamadaha casaanka ah. Beer ama dhul calaamadsan yaan la gelin ilaa laga sheego inuu nadiif yahay.',
        ],
      },
      EN: {
        title: 'If you see an unknown object: do not touch it, tell us',
        lead: 'Three simple steps can save your life and that of children.',
        body: [
          {
            list: [
              'Stop, and do not touch.',
              'Go back the way you came.',
              'Call the hotline, and tell others about the place.',
            ],
          },
          'Teach children the red signs. Nobody should enter marked land until it is declared clear.',
        ],
      },
    },
  },
  {
    at: '2026-10-12T10:30:00+03:00',
    scene: 'radio-studio',
    texts: {
      SO: {
        title: 'Warka been abuurka ah: sida loo hubiyo ka hor faafinta',
        lead: 'Argagixisadu waxay ku noolaataa cabsi iyo been. Hubintu waa difaac qof walba samayn karo.',
        body: [
          {
            list: [
              'Yaa qoray? Goorma?',
              'Ma laga sheegay meel kale oo la aamini karo?',
              'Sawirku ma yahay mid hore?',
            ],
          },
          'Haddii aad shakido, ha faafin. Weydii xafiiska saxaafadda.',
        ],
      },
      EN: {
        title: 'False news: how to check before you pass it on',
        lead: 'Terror lives on fear and lies. Checking is a defence that anyone can put up.',
        body: [
          {
            list: [
              'Who wrote it, and when?',
              'Does another trusted source say the same?',
              'Is the picture an old one?',
            ],
          },
          'When in doubt, do not pass it on. Ask the press desk.',
        ],
      },
    },
  },
  {
    at: '2026-09-27T10:30:00+03:00',
    scene: 'school-desks',
    texts: {
      SO: {
        title: 'Sida loola hadlo dhallinyarada: talo waalid iyo macallin',
        lead: 'Dhallinyarada la dhageysto way adag tahay in la marin habaabiyo.',
        body: [
          'Weydii waxa ay internetka ku arkaan, adigoon canaan ku bilaabin. Haddii ay is beddelaan ama saaxiibbadood ka go’aan, la hadal qof aad aaminto.',
          {
            list: [
              'Waqti maalinle ah oo lala joogo.',
              'Ciyaar, xirfad ama mutadawacnimo.',
              'Macallin ama imaam la tashado.',
            ],
          },
        ],
      },
      EN: {
        title: 'Talking with young people: advice for parents and teachers',
        lead: 'Young people who are listened to are hard to lead astray.',
        body: [
          'Ask what they see on the internet, without starting with blame. If they change or leave their friends, speak with someone you trust.',
          {
            list: [
              'Time together every day.',
              'Sport, a trade or voluntary work.',
              'A teacher or imam to turn to.',
            ],
          },
        ],
      },
    },
  },
  {
    at: '2026-09-06T10:30:00+03:00',
    scene: 'food-kitchen',
    texts: {
      SO: {
        title: 'Taageerada loo fidiyo dadka ay argagixisadu waxyeelleysay',
        lead: 'Dadka waxyeelladu gaartay waxay xaq u leeyihiin daaweyn, talo iyo in magacooda la dhowro.',
        body: [
          {
            list: [
              'Daaweyn iyo soo kabasho jireed.',
              'Talo-bixin nafsi ah, Af-Soomaali ah.',
              'Talo sharci iyo caawimaad dugsi.',
            ],
          },
          'Codsiga waxaa samayn kara qofka laftiisa ama qoyskiisa. Macluumaadka waa sir.',
        ],
      },
      EN: {
        title: 'Support for people who have been harmed by terror',
        lead: 'Those who have been harmed have a right to treatment, to advice and to the protection of their name.',
        body: [
          {
            list: [
              'Treatment and physical recovery.',
              'Counselling in Somali.',
              'Legal advice and help with school.',
            ],
          },
          'The person or the family can make a request. What you tell us is kept confidential.',
        ],
      },
    },
  },
]
