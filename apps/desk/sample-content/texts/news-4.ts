import type { SampleNews } from './shapes.ts'

/** The six oldest news, with one in Somali alone and one in English alone. */
export const news4: readonly SampleNews[] = [
  {
    at: '2026-09-15T08:20:00+03:00',
    scene: 'mogadishu-coast',
    subcategory: 'maritime',
    texts: {
      SO: {
        title: 'Maalinta nadaafadda xeebta oo ay ciidan iyo shacab isugu yimaadeen',
        lead: 'Askar, arday iyo ganacsato ayaa isla subaxdii xeebta ka ururiyay caagag iyo shabagyo duug ah.',
        body: [
          'Qashinka waxaa loo kala saaray saddex: caag, bir iyo dhalo. Wixii dib loo isticmaali karo waxaa la siiyay warshado yaryar.',
          { quote: 'Xeeb nadiif ah waa hanti aan la iibsan karin.' },
          {
            list: [
              'Shabagga duugga ah ha ku tuurin badda.',
              'Caagga ku soo celi goobaha ururinta.',
              'Carruurta bar sababta xeebta loo ilaaliyo.',
            ],
          },
          'Nadiifinta waxaa la qabtaa Sabtida ugu horreysa ee bil kasta, qof walbana waa ka qayb geli karaa.',
        ],
      },
      EN: {
        title: 'Soldiers and residents meet for a beach cleaning day',
        lead: 'On one morning soldiers, pupils and traders together picked plastic and old nets from the beach.',
        body: [
          'The rubbish was sorted into plastic, metal and glass. What can be used again went to small workshops.',
          { quote: 'A clean shore is wealth that cannot be bought.' },
          {
            list: [
              'Do not throw old nets into the sea.',
              'Bring plastic to the collection points.',
              'Teach children why the shore is protected.',
            ],
          },
          'Beach cleaning takes place on the first Saturday of every month, and everyone can join.',
        ],
      },
    },
  },
  {
    at: '2026-09-07T10:55:00+03:00',
    scene: 'airfield-tower',
    subcategory: 'training',
    texts: {
      SO: {
        title: 'Hagayaasha duulimaadyada oo bilaabay tababar casri ah',
        lead: 'Ardayda Ciidanka Cirka waxaa la barayaa hagidda duulimaadyada, warka cimilada iyo luqadda farsamada ee duulista.',
        body: [
          'Qayb ka mid ah tababarka waxaa lagu qaataa qol ekaysiin ah oo shaashado leh. Ardaygu wuxuu ku celcelin karaa xaaladaha adag isagoo aan cidna halis gelin.',
          { h2: 'Qaybaha koorsada' },
          {
            list: [
              'Xeerarka duulista rayidka.',
              'Isgaarsiinta hage iyo duuliye.',
              'Gurmadka garoonka.',
            ],
          },
          'Ardayda ugu sarreysa waxay bil dheeraad ah ku qaadan doonaan daarta kontoroolka, iyagoo macallin garab joogo.',
        ],
      },
      EN: {
        title: 'Air traffic controllers start a modern course',
        lead: 'Trainees of the Air Force learn to guide flights, to read the weather and to use the language of aviation.',
        body: [
          'Part of the course takes place in a room of screens, where trainees can practise difficult situations without putting anyone at risk.',
          { h2: 'Parts of the course' },
          {
            list: [
              'Rules of civil aviation.',
              'Speech between controller and pilot.',
              'Emergencies on the airfield.',
            ],
          },
          'The best trainees spend another month in the control tower with a teacher beside them.',
        ],
      },
    },
  },
  {
    at: '2026-08-30T08:00:00+03:00',
    scene: 'flag-raising',
    subcategory: 'training',
    texts: {
      SO: {
        title: 'Sida calanka loo taago loona ilaaliyo: hage kooban oo dugsiyada',
        lead: 'Hagahan wuxuu macallimiinta iyo ardayda u sharxayaa sida calanka loo taago, loo soo dejiyo, loona laalaabo.',
        body: [
          'Calanka waxaa la taagaa subaxdii, waxaana la soo dejiyaa galabtii ka hor qorrax dhaca. Inta la taagayo dadku waa istaagaan, wayna aamusan yihiin.',
          { h2: 'Waxa la ilaaliyo' },
          {
            list: [
              'Calanku yuusan dhulka taaban.',
              'Calan jeexmay ama midabkiisu go’ay waa la beddelaa.',
              'Calanka la laalaabay waxaa la dhigaa meel nadiif ah.',
            ],
          },
          'Dugsiyada doonaya calan cusub waxay warqad u soo diri karaan xafiiska xiriirka dadweynaha.',
        ],
      },
    },
  },
  {
    at: '2026-08-17T12:15:00+03:00',
    scene: 'lighthouse-night',
    subcategory: 'maritime',
    texts: {
      EN: {
        title: 'Notice to mariners: how to read the lights of the coast',
        lead: 'This short guide for visiting ships explains the colours and rhythms of the lights along the coast.',
        body: [
          'Each light has a rhythm of its own. A ship that counts the flashes and the pause between them knows which light it sees.',
          { h2: 'Colours' },
          {
            list: [
              'White: the open coast.',
              'Green and red: the two sides of a harbour channel.',
              'Yellow: work in progress; keep away.',
            ],
          },
          'Report a light that is out by radio or to the nearest harbour office. Please give its position and the time.',
        ],
      },
    },
  },
  {
    at: '2026-08-05T14:40:00+03:00',
    scene: 'library-books',
    subcategory: 'development',
    texts: {
      SO: {
        title: 'Maktabad dadweynaha u furan oo laga hirgeliyay xarun ciidan',
        lead: 'Maktabaddu waxay haysaa buugaag Soomaali iyo Ingiriisi ah, qol carruureed iyo kombiyuutarro internet leh.',
        body: [
          'Qof kasta oo deegaanka ah ayaa xubin ka noqon kara isagoo aan waxba bixin. Buugga waxaa guriga lagu hayn karaa saddex toddobaad.',
          { h2: 'Saacadaha' },
          {
            list: [
              'Sabti ilaa Khamiis: 9.00 ilaa 16.00.',
              'Jimco: fasax.',
              'Akhriska carruurta: Arbaco kasta 15.00.',
            ],
          },
          'Maktabaddu waxay soo dhoweynaysaa buugaagta loogu deeqo, gaar ahaan kuwa carruurta iyo taariikhda.',
        ],
      },
      EN: {
        title: 'Library open to everyone set up in an army centre',
        lead: 'The library holds books in Somali and English, a children’s room and computers with internet.',
        body: [
          'Every resident can become a member free of charge. Books can be kept at home for three weeks.',
          { h2: 'Hours' },
          {
            list: [
              'Saturday to Thursday: 9.00 to 16.00.',
              'Friday: closed.',
              'Reading for children: every Wednesday at 15.00.',
            ],
          },
          'Gifts of books are welcome, above all for children and on history.',
        ],
      },
    },
  },
  {
    at: '2026-07-21T16:10:00+03:00',
    scene: 'football-match',
    subcategory: 'health',
    texts: {
      SO: {
        title: 'Ciyaaro bulsho oo looga hadlay caafimaadka dhallinyarada',
        lead: 'Kubbadda cagta ayaa la isugu keenay dhallinyaro iyo askar, nasashadiina waxaa laga wada hadlay cuntada, hurdada iyo jimicsiga.',
        body: [
          'Dhakhtar ciidan ah ayaa ka jawaabay su’aalaha dhallinyarada. Dhiigga iyo indhaha waxaa lagu baaray teendho garoonka agtiisa taallay.',
          {
            list: [
              'Maalin kasta nus saac dhaqaaq.',
              'Biyo badan cab, gaar ahaan xilliga kulaylka.',
              'Ugu yaraan toddoba saacadood seexo.',
            ],
          },
          { quote: 'Ciyaartu waa daawo aan la iibsan.' },
          'Ciyaaraha xigta waxaa lagu dari doonaa orod iyo kubbadda laliska oo gabdhaha loogu talagalay.',
        ],
      },
      EN: {
        title: 'Community games put young people’s health on the agenda',
        lead: 'Young people and soldiers met to play football, and talked at half-time about food, sleep and exercise.',
        body: [
          'An army doctor answered questions. Blood tests and eye checks were given in a tent beside the pitch.',
          {
            list: [
              'Move for half an hour every day.',
              'Drink plenty of water, above all in the heat.',
              'Sleep at least seven hours.',
            ],
          },
          { quote: 'Play is a medicine that costs nothing.' },
          'The next games will add running, and volleyball for girls.',
        ],
      },
    },
  },
]
