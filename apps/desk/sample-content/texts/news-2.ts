import type { SampleNews } from './shapes.ts'

/** News seven to twelve: the other four featured ones, and two more. */
export const news2: readonly SampleNews[] = [
  {
    at: '2026-11-08T10:40:00+03:00',
    scene: 'parade-dawn',
    subcategory: 'training',
    featured: true,
    texts: {
      SO: {
        title: 'Saraakiil cusub oo dhammeystay tababar socday lix bilood',
        lead: 'Munaasabad kooban oo waaberigii la qabtay ayaa tababarka lagu soo xiray, waxaana ka soo qayb galay waalidiinta ardayda.',
        body: [
          'Saraakiisha waxaa la baray hoggaaminta kooxda, qorsheynta, xuquuqda aadanaha iyo la shaqaynta bulshada. Dhammaantood waxay dhaarteen inay dadka iyo dalka u adeegaan.',
          { quote: 'Hoggaamintu waa inaad ka hor marto shaqada, kana dambeyso abaalka.' },
          { h2: 'Tallaabada xigta' },
          'Saraakiishu waxay laba toddobaad la joogi doonaan qoysaskooda, kaddibna waxay ka shaqo bilaabi doonaan xarumaha tababarka iyo xafiisyada.',
          'Koorsada xigta waxaa lagu dari doonaa cashar ku saabsan isticmaalka tamarta qorraxda iyo maareynta biyaha.',
        ],
      },
      EN: {
        title: 'New officers complete a six-month course of training',
        lead: 'A short ceremony at dawn closed the course, with the trainees’ parents among the guests.',
        body: [
          'The officers studied team leadership, planning, human rights and work with communities. All of them took an oath to serve the people and the country.',
          { quote: 'To lead is to be first at the work and last at the reward.' },
          { h2: 'What comes next' },
          'The officers spend two weeks with their families, and then start work in training centres and offices.',
          'The next course adds lessons on solar power and on managing water.',
        ],
      },
    },
  },
  {
    at: '2026-11-04T13:05:00+03:00',
    scene: 'vaccination-tent',
    operation: 'convoy-acacia',
    subcategory: 'health',
    featured: true,
    texts: {
      SO: {
        title: 'Kooxaha caafimaadka oo guryaha ugu tagaya carruurta tallaalka u baahan',
        lead: 'Kalkaaliyeyaal tuulooyinka mara ayaa tallaalaya carruurta ka yar shan sano, iyagoo la shaqaynaya oday-dhaqameedyada iyo ururrada haweenka.',
        body: [
          'Tallaalku waa bilaash. Waalidku waa inuu kaarka caafimaadka ee ilmaha soo qaato; kii aan lahayn isla goobta ayaa looga samaynayaa.',
          { h2: 'Waalidiinta waxaa la xasuusinayaa' },
          {
            list: [
              'Ilmuhu ha yimaado isagoo wax cunay.',
              'Qandhada fudud ee tallaalka ka dambaysa waa wax caadi ah.',
              'Tallaalka labaad waa afar toddobaad kaddib.',
            ],
          },
          'Sanduuqyada qaboojinta ee tallaalka lagu qaado waxay ku shaqeeyaan tamarta qorraxda, sidaas darteed tuulooyinka fogna waa la gaari karaa.',
          'Jadwalka tuulo kasta waxaa laga sheegayaa raadiyaha saddex maalmood ka hor.',
        ],
      },
      EN: {
        title: 'Health teams go from village to village to vaccinate small children',
        lead: 'Travelling nurses vaccinate children under five in their own villages, together with elders and women’s groups.',
        body: [
          'Vaccination is free. Parents should bring the child’s health card; those without one receive it on the spot.',
          { h2: 'A reminder for parents' },
          {
            list: [
              'Let the child eat before coming.',
              'A light fever after the vaccination is normal.',
              'The second dose is due four weeks later.',
            ],
          },
          'The cool boxes run on solar power, so that distant villages can be reached too.',
          'The radio announces each village’s timetable three days ahead.',
        ],
      },
    },
  },
  {
    at: '2026-11-01T09:00:00+03:00',
    scene: 'water-well',
    operation: 'convoy-acacia',
    subcategory: 'development',
    featured: true,
    texts: {
      SO: {
        title: 'Ceel tamarta qorraxda ku shaqeeya oo loo qoday xoolo-dhaqato',
        lead: 'Ceelka iyo taangiga biyuhu waxay u adeegi doonaan qoysaska iyo xoolaha, iyadoo guddi ka socda deegaanku ay maamulayaan.',
        body: [
          'Injineerrada ciidanka ayaa qoday ceelka, waxayna ku rakibeen matoor aan shidaal u baahnayn. Dadku tubbooyin gaar ah ayay ka dhaansadaan, xooluhuna barkado ayay ka cabbaan.',
          { h2: 'Maamulka ceelka' },
          {
            list: [
              'Guddi toddoba qof ah oo ay ku jiraan saddex haween ah.',
              'Buug lagu qoro biyaha la qaatay iyo hagaajinta.',
              'Laba dhallinyaro ah oo loo tababaray dayactirka.',
            ],
          },
          { quote: 'Biyuhu waa nolol, waana wadaag.' },
          'Bil kasta waxaa la baarayaa tayada biyaha, natiijadana waxaa lagu dhejinayaa goobta ceelka.',
        ],
      },
      EN: {
        title: 'Solar-powered well dug for families and their herds',
        lead: 'The well and its tank will serve households and animals, and a committee of residents is in charge of them.',
        body: [
          'Army engineers dug the well and fitted a pump that needs no fuel. People draw water at taps of their own; animals drink from troughs.',
          { h2: 'Running the well' },
          {
            list: [
              'A committee of seven, three of them women.',
              'A book for water drawn and repairs made.',
              'Two young people trained in maintenance.',
            ],
          },
          { quote: 'Water is life, and it is shared.' },
          'The water is tested every month and the result posted at the well.',
        ],
      },
    },
  },
  {
    at: '2026-10-28T14:20:00+03:00',
    scene: 'fishing-boats',
    subcategory: 'maritime',
    featured: true,
    texts: {
      SO: {
        title: 'Kalluumeysatada oo la baray badbaadada badda iyo gurmadka',
        lead: 'Tababar saddex maalmood ah ayaa kalluumeysatada lagu baray isticmaalka raadiyaha, jaakadaha badbaadada iyo gargaarka degdegga ah.',
        body: [
          'Casharradu waxay ku bilowdeen dhul, waxayna ku dhammaadeen badda. Qof kasta wuxuu tijaabiyay sida gurmad loo codsado iyo sida qof badda ku dhacay loo soo saaro.',
          {
            list: [
              'Ka hor inta aanad bixin, u sheeg qof xeebta jooga saacadda aad soo noqonayso.',
              'Mar walba jaakadda badbaadada xiro.',
              'Raadiyaha ku hay batari buuxa.',
            ],
          },
          'Ka-qaybgalayaashu waxay qaateen bac aan biyuhu gelin oo ay ku jiraan toosh, firimbi iyo tilmaamo Af-Soomaali ah.',
          'Tababarka waxaa lagu celin doonaa xeebaha kale sannadka cusub.',
        ],
      },
      EN: {
        title: 'Fishing crews learn about safety and rescue at sea',
        lead: 'In three days fishing crews learnt to use the radio, life jackets and first aid.',
        body: [
          'Lessons began on land and ended at sea. Everyone practised calling for help and bringing a person back on board.',
          {
            list: [
              'Before leaving, tell someone ashore when you will be back.',
              'Wear your life jacket at all times.',
              'Keep the radio’s battery full.',
            ],
          },
          'Each participant received a waterproof bag with a torch, a whistle and instructions in Somali.',
          'The course will be repeated on other parts of the coast in the new year.',
        ],
      },
    },
  },
  {
    at: '2026-10-25T08:30:00+03:00',
    scene: 'sandbags',
    subcategory: 'development',
    texts: {
      SO: {
        title: 'Askar iyo dhallinyaro si wadajir ah u adkeeyay jiinka webiga',
        lead: 'Jawaanno ciid ah oo la safay ayaa ka celin doona daadadka beeraha iyo guryaha webiga u dhow xilliga roobka.',
        body: [
          'Dhallinyarada deegaanka ayaa ciidda buuxinaysay, askartuna way safaysay. Haweenka deegaankuna waxay diyaariyeen cunto iyo shaah.',
          { h2: 'Marka webigu soo kordho' },
          {
            list: [
              'Dhageyso digniinta raadiyaha.',
              'Qoyska iyo xoolaha geey meel sare.',
              'Ha isku dayin inaad biyo socda gaari ku dhex marto.',
            ],
          },
          'Kormeerayaal ayaa maalin kasta qiyaasi doona heerka biyaha, waxayna warbixinta u diri doonaan maamulka degmada.',
        ],
      },
      EN: {
        title: 'Soldiers and young people strengthen a river bank',
        lead: 'Rows of sandbags will keep floods from farms and homes near the river in the rainy season.',
        body: [
          'Young people of the area filled the bags and soldiers stacked them, while the women of the area prepared food and tea.',
          { h2: 'When the river rises' },
          {
            list: [
              'Listen to the warnings on the radio.',
              'Take your family and animals to high ground.',
              'Never drive through moving water.',
            ],
          },
          'Observers will measure the water level every day and report it to the district.',
        ],
      },
    },
  },
  {
    at: '2026-10-21T11:50:00+03:00',
    scene: 'ambulance-road',
    operation: 'convoy-acacia',
    subcategory: 'health',
    texts: {
      SO: {
        title: 'Lambar gaaban oo lagu wici karo ambalaasyada ciidanka',
        lead: 'Lambarka cusubi wuxuu isku xirayaa qofka gurmadka u baahan iyo ambalaaska ugu dhow, saacad kasta oo habeen iyo maalin ah.',
        body: [
          'Qofka telefoonka qabanaya wuxuu weydiinayaa meesha, dhibka iyo tirada dadka. Inta ambalaasku soo socdo wuxuu sharxayaa gargaarka degdegga ah.',
          { h2: 'Marka aad wacdo' },
          {
            list: [
              'Sheeg meesha aad joogto iyo calaamad u dhow.',
              'Sheeg waxa dhacay, si kooban.',
              'Ha dhigin telefoonka ilaa lagaa codsado.',
            ],
          },
          'Adeeggu waa lacag la’aan. Wicitaanka aan loo baahnayn wuxuu dib u dhigi karaa qof kale oo naftiisu halis ku jirto.',
        ],
      },
      EN: {
        title: 'A short number to call the army’s ambulances',
        lead: 'The new number connects a person in need with the nearest ambulance, at every hour of the day and night.',
        body: [
          'The operator asks where you are, what has happened and how many people need help, and explains first aid until the ambulance arrives.',
          { h2: 'When you call' },
          {
            list: [
              'Say where you are and what landmark is near.',
              'Say in a few words what has happened.',
              'Stay on the line until you are told to hang up.',
            ],
          },
          'The service is free. An unnecessary call can delay help for someone whose life is in danger.',
        ],
      },
    },
  },
]
