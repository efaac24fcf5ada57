/** Messages of the pages that list and show posts. */
export const posts = {
  news: {
    lead: 'Wararka, dhacdooyinka iyo ogeysiisyada Wasaaradda.',
    filter: 'Ku kala dooro qaybta warka',
    empty: 'Weli war halkan kuma jiro',
    emptyFilter: 'Qaybtan weli war kuma jiro',
  },
  article: {
    reference: 'Tixraac',
    verify: 'Hubi qoraal laguu soo diray',
    /** For an article that was withdrawn, or is published in the other language only. */
    states: {
      publishedHere: 'Af Soomaali lagu daabacay',
      history: 'Taariikhda qoraalkan',
      events: {
        first: 'Markii ugu horreysay ayaa la daabacay',
        published: 'Mar kale ayaa la daabacay',
        changed: 'Waa la cusbooneysiiyay',
        withdrawn: 'Wasaaraddu way ka noqotay',
      },
      withdrawnTitle: 'Wasaaraddu way ka noqotay warkan',
      withdrawnOn: 'Laga noqday',
      withdrawnReason: 'Sababta',
      withdrawnHint:
        'Qoraalkii hore hoos ayuu ku sii jiraa si loo arki karo wixii la daabacay. Fadlan ha u tixraacin.',
      removed: 'Qoraalkan waa laga saaray bogga',
      removedHint:
        'Wasaaraddu way ka saartay, mana la arki karo mar dambe. Fadlan ha faafin nuqullo ka mid ah.',
      onlyInOther: 'Warkan af Soomaali laguma hayo',
      onlyInOtherHint: 'Wasaaraddu warkan waxay ku daabacday af Ingiriis oo keliya:',
    },
    /** For each list that an article can be in: the link back, its latest posts, and the link to all of it. */
    lists: {
      news: { back: 'Ku noqo wararka', latest: 'Wararkii ugu dambeeyay', all: 'Dhammaan wararka' },
      pressReleases: {
        back: 'Ku noqo war-saxaafadeedyada',
        latest: 'War-saxaafadeedyadii ugu dambeeyay',
        all: 'Dhammaan war-saxaafadeedyada',
      },
      speeches: {
        back: 'Ku noqo khudbadaha',
        latest: 'Khudbadihii ugu dambeeyay',
        all: 'Dhammaan khudbadaha',
      },
      publications: {
        back: 'Ku noqo daabacaadaha',
        latest: 'Daabacaadihii ugu dambeeyay',
        all: 'Dhammaan daabacaadaha',
      },
      tenders: {
        back: 'Ku noqo qandaraasyada',
        latest: 'Qandaraasyadii ugu dambeeyay',
        all: 'Dhammaan qandaraasyada',
      },
      army: {
        back: 'Ku noqo wararka ciidanka',
        latest: 'Wararkii ugu dambeeyay ee ciidanka',
        all: 'Dhammaan wararka ciidanka',
      },
      warOnTerror: {
        back: 'Ku noqo la dagaallanka argagixisada',
        latest: 'Wararkii ugu dambeeyay ee la dagaallanka argagixisada',
        all: 'Dhammaan wararka la dagaallanka argagixisada',
      },
      videos: {
        back: 'Ku noqo muuqaallada',
        latest: 'Muuqaalladii ugu dambeeyay',
        all: 'Dhammaan muuqaallada',
      },
      documents: {
        back: 'Ku noqo dukumentiyada',
        latest: 'Dukumentiyadii ugu dambeeyay',
        all: 'Dhammaan dukumentiyada',
      },
    },
    noLatest: 'Weli wax kale liiskan kuma jiro',
    /** In the other language, for readers of that language. */
    readInOther: { verb: 'Read in', language: 'English' },
    notFound: 'Warka lama helin, ama waxa ku qoran lama heli karo.',
    failed: 'Waan ka xunnahay. Fadlan wax yar ka dib isku day.',
    signedPdf: 'war-saxaafadeedka, oo saxiixan',
    noContent: 'Warkan faahfaahin looma hayo.',
    address: 'Ciwaanka bogga',
    reading: (minutes: number) => `${minutes} daqiiqo oo akhris ah`,
    related: 'Wax kale oo ku saabsan',
  },
  operation: {
    back: 'Ku noqo howlgallada',
    missing: 'Howlgalka lama helin.',
    news: 'Wararka howlgalka',
    noNews: 'Howlgalkan weli war lagama daabicin.',
    photos: 'Sawirrada howlgalka',
  },
  share: {
    share: 'La wadaag',
    shareOn: (place: string) => `Ku wadaag ${place}`,
    email: 'Ku dir iimayl',
    copy: 'Nuqul ka qaado ciwaanka',
    copied: 'Ciwaanka nuqul ayaa laga qaaday.',
    copyFailed: 'Nuqul lama qaadi karin. Ciwaanka ka qaado sanduuqa biraawsarka.',
    print: 'Daabac bogan',
  },
  pressReleases: {
    lead: 'War-saxaafadeedyada rasmiga ah ee Wasaaradda. Qoraalka akhri ama PDF-ka soo degso.',
    empty: 'Weli war-saxaafadeed ma jiro',
    view: 'Habka loo muujinayo',
    list: 'Liis',
    grid: 'Sanduuqyo',
  },
  speeches: {
    lead: 'Khudbadaha hoggaanka Wasaaradda. Qoraalka akhri ama PDF-ka soo degso.',
    empty: 'Weli khudbad ma jirto',
    read: 'Akhri khudbadda',
  },
  publications: {
    lead: 'Warbixinno, qorshayaal iyo hagayaal ay Wasaaraddu daabacday.',
    empty: 'Weli daabacaad ma jirto',
    about: 'Wax ka ogow',
  },
  tenders: {
    title: 'Qandaraasyada iyo Tartamada',
    lead: 'Ogeysiisyada iibka ee Wasaaradda: kuwa furan ayaa hore u taxan, kii xirmi raba ayaana ugu horreeya.',
    empty: 'Weli qandaraas ma jiro',
    reference: 'Tixraac',
    opens: 'Furmay',
    willOpen: 'Furmaya',
    closes: 'Xirmaya',
    closed: 'Xirmay',
    states: { open: 'Furan', upcoming: 'Dhowaan', closed: 'Xiran' },
    daysLeft: (days: number) =>
      days === 0
        ? 'Maanta ayuu xirmayaa'
        : days === 1
          ? 'Waxaa haray 1 maalin'
          : `Waxaa haray ${days} maalmood`,
    addToCalendar: 'Ku dar jadwalka',
    questions: 'Su’aal ma ka qabtaa qandaraas?',
    questionsHint: 'Noo soo dir fariin, oo ku qor tixraaca qandaraaska.',
    ask: 'Nala soo xiriir',
  },
  army: {
    title: 'Ciidanka Xoogga Dalka Soomaaliyeed',
    lead: 'Ciidanku waxay difaacaan dhulka, badda iyo cirka dalka, waxayna shacabka garab taagan yihiin xilliyada adag.',
    intro:
      'Ciidanka Xoogga Dalka waxaa hoggaamiya saraakiil xirfad leh, wuxuuna hoos yimaadaa Wasaaradda Gaashaandhigga. Shaqadiisu waa ilaalinta xuduudaha, nabadda iyo dadka, iyada oo la raacayo dastuurka iyo shuruucda dalka.',
    servicesHeading: 'Qaybaha ciidanka',
    services: {
      land: 'Waxay ilaaliyaan degmooyinka iyo xuduudaha, waxayna furaan waddooyinka ay dadku maraan.',
      navy: 'Waxay ilaaliyaan xeebta iyo badda, waxayna caawiyaan kalluumaysatada iyo maraakiibta.',
      air: 'Waxay ilaaliyaan cirka dalka, waxayna gargaarka iyo bukaanka gaarsiiyaan meelaha fog.',
    },
    leadership: 'Hoggaanka Ciidanka',
    leadershipHint: 'Saraakiisha hoggaamisa ciidanka.',
    radio: 'Raadiyaha ciidanka',
    radioHint: 'Wararka iyo barnaamijyada ciidanka.',
    postsHeading: 'Wararka ciidanka',
    empty: 'Weli war ciidanka ku saabsan ma jiro',
  },
  war: {
    lead: 'Shaqada ay Wasaaraddu iyo bulshadu ka wada qabtaan ilaalinta dadka iyo nabadda.',
    intro:
      'Ciidanku waxay dadka ka ilaaliyaan rabshadaha, waxayna taageeraan degmooyinka nabadda dib ugu soo noqotay, si dugsiyada, suuqyada iyo waddooyinku u furnaadaan. Shaqadaas waxaa lagu qabtaa sharciga, iyada oo la dhowrayo nolosha iyo xuquuqda dadka.',
    points: [
      'Badbaadada dadka rayidka ah ayaa hawl kasta ka horraysa.',
      'Waddooyinka, dugsiyada iyo suuqyada waxaa dib loola furaa maamullada degmooyinka.',
      'Dadka waxyeelladu soo gaartay waa la dhegaystaa, waana la caawiyaa.',
    ],
    reportHeading: 'Macluumaad noo sheeg',
    report:
      'Haddii aad aragto wax aad nabadda uga baqdo, ha u dhowaan. Meel ammaan ah u dhaqaaq, ka dibna noo soo sheeg.',
    reportLink: 'U qor waaxda ammaanka',
    call: 'Wac khadka degdegga ah',
    postsHeading: 'Wararka mowduucan',
    empty: 'Weli war mowduucan ku saabsan ma jiro',
  },
}
