import type { SamplePaper } from './shapes.ts'

export const pressReleases: readonly SamplePaper[] = [
  {
    at: '2026-11-18T13:00:00+03:00',
    scene: 'ministry-building',
    file: 'release-working-hours',
    texts: {
      SO: {
        title: 'Saacadaha shaqada ee Wasaaradda',
        lead: 'Wasaaradda Gaashaandhiggu waxay dadweynaha ogeysiinaysaa saacadaha ay xafiisyadeedu u furan yihiin iyo sida adeegga loo helo.',
        body: [
          'Xafiisyadu waxay furan yihiin Sabti ilaa Khamiis, 8.00 ilaa 16.30. Maalinta Jimcaha waa fasax. Lambarka gurmadku waa furan yahay saacad kasta.',
          'Qofkii ballan u baahan wuxuu fariin ku soo diri karaa bogga xiriirka. Jawaabta waxaa la bixiyaa laba maalmood oo shaqo gudahood.',
          {
            list: [
              'Keen warqadda aqoonsiga.',
              'Imow toban daqiiqo ka hor ballanta.',
              'Dadka waayeelka ah uma baahna ballan.',
            ],
          },
        ],
      },
      EN: {
        title: 'Working hours of the Ministry',
        lead: 'The Ministry of Defence tells the public when its offices are open and how to be served.',
        body: [
          'Offices are open Saturday to Thursday, 8.00 to 16.30. Friday is a day off. The hotline answers at every hour.',
          'Anyone who needs an appointment can send a message from the contact page. An answer follows within two working days.',
          {
            list: [
              'Bring your identity paper.',
              'Arrive ten minutes before your appointment.',
              'Older people need no appointment.',
            ],
          },
        ],
      },
    },
  },
  {
    at: '2026-11-12T11:30:00+03:00',
    scene: 'briefing-podium',
    file: 'release-press-desk',
    texts: {
      SO: {
        title: 'Xafiis ka jawaaba su’aalaha saxaafadda',
        lead: 'Laga bilaabo bishan, suxufiyiintu waxay su’aalahooda u diri karaan hal xafiis oo maalin kasta oo shaqo jawaab bixiya.',
        body: [
          'Codsiga wareysiga waxaa lagu qoraa foomka bogga warbaahinta. Xafiisku wuxuu maalin gudaheed ku soo sheegayaa qofka jawaabi doona iyo goorta.',
          'Shir jaraa’id ayaa la qabanayaa laba toddobaad mar. Jadwalka iyo qoraalka khudbadaha waxaa lagu daabacaa boggan, labada luqadood.',
          { quote: 'Jawaab run ah oo degdeg ah waa xaqa dadweynaha.' },
        ],
      },
      EN: {
        title: 'One desk answers the press',
        lead: 'From this month journalists can send their questions to one desk that answers every working day.',
        body: [
          'Requests for interviews are made with the form on the media page. Within a day the desk says who will answer, and when.',
          'A briefing is held every two weeks. Its timetable and the text of speeches appear on this site in both languages.',
          { quote: 'A true and quick answer is the public’s right.' },
        ],
      },
    },
  },
  {
    at: '2026-11-03T10:20:00+03:00',
    scene: 'handshake-flags',
    file: 'release-training-talks',
    texts: {
      SO: {
        title: 'Wada-hadal ku saabsan iskaashiga tababarka',
        lead: 'Wasaaraddu waxay saaxiibbada caalamiga ah kala hadashay sida loo sii wadi lahaa tababarka dhakhaatiirta, injineerrada iyo macallimiinta.',
        body: [
          'Labada dhinac waxay isla garteen in mudnaanta la siiyo koorsooyinka gudaha dalka, si arday badan ay uga faa’iideystaan.',
          'Guddi farsamo ayaa saddexdii biloodba mar isu imaan doona, wuxuuna warbixin u gudbin doonaa Wasaaradda. Warbixinta qaybaheeda dadweynaha waa la daabici doonaa.',
        ],
      },
      EN: {
        title: 'Talks on working together in training',
        lead: 'The Ministry spoke with its international partners about how the training of doctors, engineers and teachers can continue.',
        body: [
          'Both sides agreed to put courses inside the country first, so that more trainees can take part.',
          'A technical committee will meet every three months and report to the Ministry. The public parts of its report will be published.',
        ],
      },
    },
  },
  {
    at: '2026-10-26T09:40:00+03:00',
    scene: 'flood-boats',
    file: 'release-rainy-season',
    texts: {
      SO: {
        title: 'Diyaargarowga xilliga roobka',
        lead: 'Kooxaha gurmadku way diyaar yihiin haddii roobabku ay keenaan daadad, waxayna la shaqaynayaan maamullada degmooyinka.',
        body: [
          'Doonyo, jaakado badbaado iyo teendhooyin ayaa la dhigay meelo webiga u dhow. Dadka gurmadka ka qayb galaya waxaa la siiyay tababar.',
          {
            list: [
              'Dhageyso digniinta raadiyaha.',
              'Guryaha webiga u dhow hore uga guura marka digniintu soo baxdo.',
              'Gurmad ka codsada lambarka gaaban.',
            ],
          },
          'Wasaaraddu waxay dadka ka codsanaysaa inay ka fogaadaan warka aan la hubin.',
        ],
      },
      EN: {
        title: 'Ready for the rainy season',
        lead: 'Relief teams stand ready in case the rains bring floods, and work together with the districts.',
        body: [
          'Boats, life jackets and tents have been placed near the river, and those who will help have been trained.',
          {
            list: [
              'Listen to the warnings on the radio.',
              'Leave houses near the river early when a warning is given.',
              'Ask for help by the short number.',
            ],
          },
          'The Ministry asks everyone to be careful with unconfirmed news.',
        ],
      },
    },
  },
  {
    at: '2026-10-15T12:10:00+03:00',
    scene: 'archive-documents',
    file: 'release-open-documents',
    texts: {
      SO: {
        title: 'Dukumentiyo dadweynaha loo furay',
        lead: 'Foomamka, xeerarka guud iyo warbixinnada sannadlaha ah ayaa hadda lagala soo degi karaa bogga Wasaaradda.',
        body: [
          'Dukumenti kasta wuxuu ku qoran yahay Af-Soomaali iyo Ingiriisi. Faylashu way yar yihiin, si telefoonka loogu furi karo.',
          'Qofkii arka qalad wuxuu ku soo sheegi karaa bogga xiriirka. Nuqulka la saxay waxaa lagu qorayaa taariikhda la cusbooneysiiyay.',
        ],
      },
      EN: {
        title: 'Documents opened to the public',
        lead: 'Forms, general rules and yearly reports can now be downloaded from the Ministry’s site.',
        body: [
          'Every document is in Somali and in English. The files are small, so that they open on a phone.',
          'Mistakes can be reported from the contact page. A corrected copy carries the date of its update.',
        ],
      },
    },
  },
  {
    at: '2026-10-06T14:00:00+03:00',
    scene: 'radio-studio',
    file: 'release-false-pages',
    texts: {
      SO: {
        title: 'Iska jira bogagga been abuurka ah',
        lead: 'Wasaaraddu waxay dadweynaha uga digaysaa bogag iyo fariimo sheeganaya magaceeda oo dadka lacag ka codsanaya.',
        body: [
          'Wasaaraddu weligeed lacag kuma codsato fariin. Shaqooyinka iyo qandaraasyada boggan oo keliya ayaa lagu daabacaa.',
          {
            list: [
              'Hubi cinwaanka bogga ka hor intaadan wax ku qorin.',
              'Ha u dirin sawirka warqaddaada aqoonsiga cid aadan garanayn.',
              'Wixii shaki leh noogu soo sheeg bogga xiriirka.',
            ],
          },
        ],
      },
      EN: {
        title: 'Beware of false pages',
        lead: 'The Ministry warns the public of pages and messages that use its name and ask for money.',
        body: [
          'The Ministry never asks for money in a message. Jobs and tenders are published on this site alone.',
          {
            list: [
              'Check a page’s address before you type anything.',
              'Do not send pictures of your identity documents to strangers.',
              'Report anything suspicious through the contact page.',
            ],
          },
        ],
      },
    },
  },
  {
    at: '2026-09-24T10:45:00+03:00',
    scene: 'tender-plans',
    file: 'release-tender-rules',
    texts: {
      SO: {
        title: 'Habka cusub ee qandaraasyada',
        lead: 'Qandaraas kasta oo Wasaaraddu bixiso waxaa lagu daabici doonaa maalinta uu furmayo, maalinta uu xirmayo iyo shuruudihiisa.',
        body: [
          'Dalabyada waxaa lagu gudbiyaa baqshad xiran. Waxaa lagu furaa goob ay joogaan wakiillada shirkadaha, natiijadana waa la daabacaa.',
          'Shirkadaha yaryar iyo kuwa haweenku leeyihiin waxaa loo qabanayaa maalin tababar oo ku saabsan sida dalab loo qoro.',
        ],
      },
      EN: {
        title: 'New rules for tenders',
        lead: 'Each tender of the Ministry will be published with its opening day, its closing day and its conditions.',
        body: [
          'Bids are submitted sealed, opened in front of the companies’ representatives, and the result is published.',
          'A training day on writing a bid is held for small companies and for those owned by women.',
        ],
      },
    },
  },
  {
    at: '2026-09-10T08:50:00+03:00',
    scene: 'patrol-boats-dusk',
    file: 'release-sea-exercise',
    texts: {
      SO: {
        title: 'Tababar badbaado oo badda ka dhacaya',
        lead: 'Ciidanka Baddu wuxuu qaban doonaa tababar laba maalmood ah oo ku saabsan raadinta iyo badbaadinta.',
        body: [
          'Doonyaha kalluumeysatadu way sii shaqayn karaan, waxaase laga codsanayaa inay hal mayl-badeed ka fogaadaan doonyaha calanka jaallaha ah sita.',
          'Habeenkii waxaa la arki karaa nalal cadcad; waa qayb ka mid ah tababarka, lagamana welwelo.',
        ],
      },
      EN: {
        title: 'Rescue exercise at sea',
        lead: 'The Navy will hold a two-day exercise in searching for and rescuing people at sea.',
        body: [
          'Fishing boats can go on working, but are asked to stay one nautical mile away from boats that fly a yellow flag.',
          'White lights may be seen at night; they are part of the exercise and no cause for worry.',
        ],
      },
    },
  },
  {
    at: '2026-08-26T11:15:00+03:00',
    scene: 'veterans-bench',
    file: 'release-families',
    texts: {
      SO: {
        title: 'Taageerada qoysaska ciidanka',
        lead: 'Wasaaraddu waxay qoysaska ciidanka iyo halyeeyada u samaysay hal xafiis oo ay ka helaan caafimaad, waxbarasho iyo talo sharci.',
        body: [
          'Xafiisku wuxuu hayaa diiwaanka carruurta dugsiga dhigata, wuxuuna kala shaqeeyaa dugsiyada buugaagta iyo dirayska.',
          'Qoysasku uma baahna inay magaalada yimaadaan: koox socota ayaa bil kasta booqata xerooyinka.',
        ],
      },
      EN: {
        title: 'Support for military families',
        lead: 'The Ministry has made one office where the families of soldiers and veterans find health care, schooling and legal advice.',
        body: [
          'The office keeps a list of children at school and arranges books and uniforms with their schools.',
          'Families do not have to travel to town: a mobile team visits the camps every month.',
        ],
      },
    },
  },
  {
    at: '2026-08-09T09:05:00+03:00',
    scene: 'tree-planting',
    file: 'release-trees',
    texts: {
      SO: {
        title: 'Geed-beerista ka bilaabmaysa xerooyinka',
        lead: 'Xero kasta waxay beeri doontaa geedo hoos leh, waxayna xannaanayn doontaa saddexda sano ee ugu horreeya.',
        body: [
          'Geedaha waxaa laga keenayaa xannaanooyin deegaanka ku yaal. Waxaa la doortay noocyo biyo yar ku nool oo xooluhu aanay cunin.',
          'Dugsiyada iyo masaajidda ku dhow xerooyinka sidoo kale geedo bilaash ah ayaa la siinayaa.',
          { quote: 'Geed hadda la beeray waa hoos berri.' },
        ],
      },
      EN: {
        title: 'Tree planting starts in the camps',
        lead: 'Each camp will plant shade trees and look after them for their first three years.',
        body: [
          'The trees come from nurseries in the area. The species chosen need little water and are not eaten by animals.',
          'Schools and mosques near the camps receive free trees as well.',
          { quote: 'A tree planted today is shade tomorrow.' },
        ],
      },
    },
  },
]
