import type { SampleNews } from './shapes.ts'

/** The six newest news: the first five are the home page's latest, the sixth is featured. */
export const news1: readonly SampleNews[] = [
  {
    at: '2026-11-19T09:30:00+03:00',
    scene: 'bridge-crane',
    operation: 'road-opening',
    subcategory: 'development',
    texts: {
      SO: {
        title: 'Injineerrada ciidanka oo bilaabay dhismaha buundo cusub',
        lead: 'Buundadu waxay isku xiri doontaa laba degmo oo uu webi kala qaybiyo, waxayna soo gaabin doontaa safarka ganacsatada, ardayda iyo bukaanka.',
        body: [
          'Shaqada waxaa wada fulinaya injineerrada ciidanka iyo shirkado maxalli ah. Marka hore waxaa la adkeynayaa labada jiin ee webiga, kaddibna waxaa la dhisayaa tiirarka iyo dusha buundada.',
          { h2: 'Sida shaqadu u socon doonto' },
          {
            list: [
              'Bisha koowaad iyo labaad: adkeynta labada jiin ee webiga.',
              'Bisha saddexaad ilaa shanaad: dhismaha tiirarka.',
              'Bisha lixaad: dusha buundada iyo tijaabada culeyska.',
            ],
          },
          { quote: 'Buundadu waa waddo dadka isu keenta.' },
          'Doonta dadka tallaabisa way sii shaqayn doontaa inta dhismuhu socdo, si uusan isu socodku u istaagin.',
          'Goobta waxaa laga furay xafiis yar oo dadka deegaanku ay su’aalahooda iyo tabashooyinkooda u gudbiyaan.',
        ],
      },
      EN: {
        title: 'Army engineers begin work on a new river bridge',
        lead: 'The bridge will join two districts that a river divides, and shorten the journey for traders, pupils and patients.',
        body: [
          'Army engineers share the work with local companies. Both banks are strengthened first; the pillars and the deck follow.',
          { h2: 'How the work will go' },
          {
            list: [
              'Months one and two: strengthening both river banks.',
              'Months three to five: building the pillars.',
              'Month six: laying the deck and testing its load.',
            ],
          },
          { quote: 'A bridge is a road that brings people together.' },
          'The ferry keeps running while the bridge is built, so that people can still cross.',
          'A small office at the site answers residents’ questions and takes their complaints.',
        ],
      },
    },
  },
  {
    at: '2026-11-18T10:15:00+03:00',
    scene: 'patrol-boat',
    subcategory: 'maritime',
    texts: {
      SO: {
        title: 'Ciidanka Badda oo kordhiyay maalmaha ilaalada xeebta',
        lead: 'Shaqaalaha doonyaha ilaaladu maalmo badan ayay xilligan badda joogi doonaan, si ay maraakiibta iyo kalluumeysatada u helaan caawimaad degdeg ah.',
        body: [
          'Jadwalka cusub wuxuu toddobaad kasta ku darayaa laba jeer oo ilaalo ah. Doon kasta waxay siddaa daawo, sarkaal raadiye iyo qalab lagu soo jiido doonyaha yaryar ee cilladooba.',
          'Kalluumeysatadu waxay codsadeen hab fudud oo ay gurmad ku dalbadaan. Sidaas darteed hal mowjad oo raadiye ah ayaa habeen iyo maalin la dhageysan doonaa.',
          { h2: 'Waxa u kordhaya dadka badda' },
          {
            list: [
              'Hal mowjad oo gurmad lagu codsado saacad kasta.',
              'War cimilo oo aroor walba ka baxa raadiyaha.',
              'Qof gargaarka degdegga ah u tababaran oo doon kasta la socda.',
            ],
          },
          { quote: 'Waajibka ugu horreeya ee badda waa in qofku nabad ku soo noqdo.' },
          'Milkiilayaasha doonyuhu waxay doontooda iyo lambar lagala xiriiro ka diiwaan gelin karaan xafiiska dekedda ugu dhow. Diiwaangelintu waa lacag la’aan.',
        ],
      },
      EN: {
        title: 'Navy adds days to its watch along the coast',
        lead: 'Patrol crews will spend more days at sea this season, so that ships and fishing boats get help sooner when they need it.',
        body: [
          'The new timetable adds two watches a week. Each boat carries medicine, a radio officer and equipment to tow small craft that break down.',
          'Fishing communities asked for a simple way to call for help. One radio channel will now be heard day and night.',
          { h2: 'What changes for people at sea' },
          {
            list: [
              'One channel for every call for help, at all hours.',
              'A weather notice on the radio every morning.',
              'Someone trained in first aid on every boat.',
            ],
          },
          { quote: 'Our first duty at sea is to bring people home safely.' },
          'Owners can register their boat and a contact number at the nearest harbour office. Registration is free.',
        ],
      },
    },
  },
  {
    at: '2026-11-17T12:00:00+03:00',
    scene: 'field-hospital',
    operation: 'convoy-acacia',
    subcategory: 'health',
    texts: {
      SO: {
        title: 'Isbitaal goobeed oo adeeg caafimaad u fidinaya bulshada',
        lead: 'Dhakhaatiirta ciidanka ayaa muddo laba toddobaad ah teendhooyin ku daweyn doona qoysaska deegaannada ka fog xarumaha caafimaadka.',
        body: [
          'Isbitaalku wuxuu leeyahay qol baaritaan, shaybaar yar iyo farmashi. Dadka u baahan daaweyn dheeraad ah waxaa ambalaas lagu geyn doonaa isbitaalka magaalada.',
          { h2: 'Adeegyada la heli karo' },
          {
            list: [
              'Baaritaanka hooyada iyo dhallaanka.',
              'Tallaalka carruurta.',
              'Daaweynta dhaawacyada fudud iyo indhaha.',
            ],
          },
          'Adeeggu waa lacag la’aan, waxaana loo kala horreeyaa siday dadku u kala yimaadaan. Dadka waayeelka ah iyo haweenka uurka leh ayaa mudnaan leh.',
          'Kalkaaliyeyaasha deegaanka ayaa la shaqaynaya kooxda ciidanka, si daryeelku u sii socdo marka teendhooyinka la raro.',
        ],
      },
      EN: {
        title: 'Field hospital offers care to nearby communities',
        lead: 'For two weeks army doctors will treat families who live far from a health centre, in tents set up for the purpose.',
        body: [
          'The hospital has an examination room, a small laboratory and a pharmacy. Patients who need more are taken to the town hospital by ambulance.',
          { h2: 'Services on offer' },
          {
            list: [
              'Check-ups for mothers and babies.',
              'Vaccination of children.',
              'Treatment of minor injuries and of eyes.',
            ],
          },
          'Care is free and given in order of arrival. Older people and pregnant women go first.',
          'Nurses from the area work beside the army team, so that care goes on when the tents are moved.',
        ],
      },
    },
  },
  {
    at: '2026-11-15T08:45:00+03:00',
    scene: 'training-course',
    subcategory: 'training',
    texts: {
      SO: {
        title: 'Ardayda dugsiga tababarka oo bilaabay koorso cusub',
        lead: 'Koorsada oo socon doonta lix bilood waxay isugu jirtaa jimicsi, cilmiga khariidadda, gargaarka degdegga ah iyo sharciga.',
        body: [
          'Saddexda bil ee hore waxaa la barayaa aasaaska: anshaxa, fayoobaanta jirka iyo wada shaqaynta kooxda. Inta ka dambaysa waxaa lagu qaataa fasalka iyo duurka.',
          { h2: 'Maalinta ardayga' },
          'Maalintu waxay ku bilaabataa jimicsi waaberigii, waxayna ku dhammaataa dib u eegis. Toddobaad kasta hal maalin waxaa loo qoondeeyay akhris iyo qoraal.',
          {
            list: [
              'Macallimiin waayo-arag ah oo koox kasta leh.',
              'Imtixaan bil kasta ah.',
              'Shahaado la siiyo qofka dhammeysta.',
            ],
          },
          'Diiwaangelinta koorsada xigta waxaa lagu soo dhejin doonaa boggan.',
        ],
      },
      EN: {
        title: 'Trainees start a new course at the training school',
        lead: 'The six-month course brings together fitness, map reading, first aid and law.',
        body: [
          'The first three months teach the basics: discipline, health and working as a team. The rest is spent in class and in the field.',
          { h2: 'A trainee’s day' },
          'The day starts with exercise at dawn and ends with a review. One day a week is kept for reading and writing.',
          {
            list: [
              'Experienced teachers for every group.',
              'A test each month.',
              'A certificate for those who finish.',
            ],
          },
          'Registration for the next course will be announced on this page.',
        ],
      },
    },
  },
  {
    at: '2026-11-14T11:20:00+03:00',
    scene: 'school-desks',
    subcategory: 'development',
    texts: {
      SO: {
        title: 'Fasallo fiidkii ah oo akhriska iyo qoraalka lagu barayo askarta iyo qoysaskooda',
        lead: 'Casharradu waxay furan yihiin fiidkii saddex maalmood toddobaadkii, waxaana ka faa’iideysan kara askarta, xaasaskooda iyo dhallinyarada guriga kula nool.',
        body: [
          'Macallimiintu waa mutadawiciin ka tirsan dugsiyada deegaanka. Buugaagta iyo kuraasta waxaa laga soo ururiyay xafiisyada Wasaaradda.',
          { h2: 'Qofkii doonaya inuu ka qayb galo' },
          {
            list: [
              'Isku qor xafiiska waxbarashada ee xerada.',
              'Dooro fasalka bilowga ah ama kan labaad.',
              'Carruurta waxaa loo hayaa meel ay ku ciyaaraan inta casharku socdo.',
            ],
          },
          { quote: 'Qofkii wax akhriya laba jeer ayuu wax arkaa.' },
          'Dhammaadka sannad-dugsiyeedka ardaydu waxay qaadan doonaan shahaado heer dugsi hoose ah.',
        ],
      },
      EN: {
        title: 'Evening classes teach reading and writing to soldiers and to their families',
        lead: 'Lessons are open three evenings a week to soldiers, their wives and husbands, and the young people of their households.',
        body: [
          'The teachers are volunteers from local schools. Books and chairs were collected from the Ministry’s offices.',
          { h2: 'How to join' },
          {
            list: [
              'Sign up at the education office of the camp.',
              'Choose the beginners’ class or the second one.',
              'Children have a place to play while the lesson lasts.',
            ],
          },
          { quote: 'Whoever can read sees everything twice.' },
          'At the end of the school year learners receive a certificate at primary level.',
        ],
      },
    },
  },
  {
    at: '2026-11-11T09:10:00+03:00',
    scene: 'lighthouse-dawn',
    subcategory: 'maritime',
    featured: true,
    texts: {
      SO: {
        title: 'Noobiyadda xeebta oo dib loo hagaajiyay ka hor xilliga mowjadaha',
        lead: 'Nalka cusub oo ku shaqeeya tamarta qorraxda ayaa laga arki doonaa meel fog, wuxuuna doonyaha u tilmaami doonaa dariiqa dekedda.',
        body: [
          'Farsamo-yaqaannadu waxay beddeleen muraayadaha, jaranjarada iyo xargaha korontada. Darbiyada waxaa dib loogu rinjiyeeyay caddaan iyo buluug.',
          { h2: 'Maxaa is beddelay' },
          {
            list: [
              'Nal tamarta qorraxda ku shaqeeya oo habeenkii oo dhan baxaya.',
              'Batari kayd ah oo saddex habeen ku filan.',
              'Kormeer bishiiba mar ah.',
            ],
          },
          { quote: 'Nalka xeebtu waa saaxiibka badmaaxa.' },
          'Dadka deegaanka ayaa la siiyay tababar ku saabsan nadiifinta muraayadaha iyo sida loo soo sheego cilladaha.',
        ],
      },
      EN: {
        title: 'Coastal lighthouse repaired ahead of the season of high seas',
        lead: 'A new lamp that runs on solar power can be seen from far out, and shows boats the way into harbour.',
        body: [
          'Technicians replaced the lenses, the stairs and the wiring. The walls were painted white and blue again.',
          { h2: 'What has changed' },
          {
            list: [
              'A solar lamp that shines all night.',
              'A spare battery that lasts three nights.',
              'An inspection once a month.',
            ],
          },
          { quote: 'The light on the coast is the sailor’s friend.' },
          'Residents were shown how to clean the lenses and how to report a fault.',
        ],
      },
    },
  },
]
