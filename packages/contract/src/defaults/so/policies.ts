import type { PolicyName } from '../../content/policy.ts'

/** A policy page: sections of paragraphs, each optionally followed by a list. */
export interface PolicyText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly list?: readonly string[]
  }[]
}

/** The site's own texts of the policy pages. */
export const policyTexts: Readonly<Record<PolicyName, PolicyText>> = {
  privacy: {
    title: 'Siyaasadda Asturnaanta',
    lead: 'Waxa bogani kaa kaydiyo, sababta, iyo waxa aadan marnaba nagu heli doonin.',
    sections: [
      {
        heading: 'Marka la soo koobo',
        paragraphs: [
          'Waad akhrisan kartaa bogan adigoon magacaaga sheegin. Ma jirto akoon la furto, ma jiro xayeysiis, mana tirinno ama ma raacno dadka soo booqda.',
        ],
      },
      {
        heading: 'Waxa qalabkaaga ku kaydsan',
        paragraphs: [
          'Waxaa jira laba cookie, “__Host-language” iyo “__Host-saver”, wax kalena ma jiraan. Biraawsarkaagu wuxuu hayaa oo keliya waxan iyo waxa qaybta xigta ku qoran:',
        ],
        list: [
          'Luqadda aad dooratay (SO ama EN), oo ku jirta kaydka biraawsarka iyo cookie la yiraahdo “__Host-language”. Cookie-gu wuxuu jiraa hal sano, wuxuuna u sheegaa bogga luqadda uu kuugu soo jawaabo.',
          'Inaad shidday ama demisay badbaadinta xogta, oo ku jirta cookie la yiraahdo “__Host-saver” oo haya “on” ama “off”. Wuxuu jiraa oo keliya haddaad isticmaashay badhanka bogga hoostiisa, hal sano ayuu jiraa, wuxuuna u sheegaa bogga sida uu bogagga kuugu soo dirayo.',
          'Meesha aad ka gaartay bogga, ilaa aad ka xirto tab-ka, si aad ugu soo noqoto marka aad dib u laabato.',
          'Inaad xirtay ogeysiis Wasaaradda, ilaa aad ka xirto tab-ka.',
          'Inta uu le’eg yahay codka raadiyaha ee aad dejisay, haddaad dejisay, oo ku jirta kaydka biraawsarka.',
        ],
      },
      {
        heading: 'Marka internet la’aan la yahay',
        paragraphs: [
          'Haddii biraawsarkaagu ogol yahay, bogani wuxuu qalabkaaga ku kaydiyaa bogga hore, bogga xiriirka iyo bogagga aad ugu dambeyn akhriday, ugu badnaan 30, oo ay la socdaan sawirradooda, si ay internet la’aan ugu furmaan. Waxa aad raadiso lama kaydiyo. Cidna looma diro, mana kaydinno meel kale.',
          'Fariin aad qorto iyadoon internet jirin waxay ku kaydsanaataa qalabkaaga ilaa la diro, lagala noqdo ama la tirtiro. Toddobaad ka dib lama diro adigoon la ku weydiin.',
          'Waxaas oo dhan waxaad ka tirtiri kartaa bogga /offline, badhanka “Tirtir waxa kaydsan”, ama dejinta biraawsarkaaga.',
        ],
      },
      {
        heading: 'Fariimaha aad soo dirto',
        paragraphs: [
          'Foomka xiriirka iyo codsiga wareysiga waxay noo soo diraan waxa aad ku qorto: magacaaga, iimaylkaaga, mawduuca, fariinta iyo oggolaanshahaaga. Waxaa lagu kaydiyaa kaydka Wasaaradda, waxaana arki kara shaqaalaha waaxda aad u dirtay.',
          'Waxaan u isticmaalnaa si aan kuugu jawaabno oo keliya. Cid kale kuma wareejinno, sharciga mooyee.',
          'Fadlan ha soo dirin dukumentiyo sir ah ama kuwo shakhsi ah, sida baasaboorka.',
        ],
      },
      {
        heading: 'Ciwaanka shabakadda',
        paragraphs: [
          'Sida bog kasta, server-ku wuxuu arkaa ciwaanka shabakadda ee codsigaaga. Wuxuu u adeegsadaa inuu kuu soo jawaabo iyo inuu xaddido tirada fariimaha ka imanaya hal meel.',
        ],
      },
      {
        heading: 'Bogagga kale',
        paragraphs: [
          'Waxba kama soo gelinno bogag kale ilaa aad weydiisato. Marka aad fasaxdo muuqaal, raadiyaha ama khariidad, waxay ka timaaddaa shirkadda ama idaacadda haysa, oo markaas aragta ciwaanka shabakaddaada. YouTube waxaan ka soo qaadannaa ciwaankiisa aan cookie lahayn.',
          'Raadiyaha, sii-deynta tooska ah iyo baraha bulshada waa xiriiriyeyaal keliya: bog cusub ayay furaan, xeerarkoodana way leeyihiin.',
        ],
      },
      {
        heading: 'Xuquuqdaada',
        paragraphs: [
          'Waxaad na weydiin kartaa waxa aan kaa hayno, waxaad codsan kartaa in la saxo ama la tirtiro. Noo soo qor, waxaana kuugu soo jawaabi doonnaa iimaylka aad naga soo qortay.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Helitaan',
    lead: 'Bogani waa inuu qof walba u shaqeeyo, qalab kasta iyo si kasta oo uu u akhriyo.',
    sections: [
      {
        heading: 'Waxa aan ku dadaalno',
        paragraphs: [
          'Waxaan raacnaa tilmaamaha WCAG 2.2, heerka AA, labada luqadoodba. Taas macnaheedu waa inaad awooddo:',
        ],
        list: [
          'inaad wax walba ku isticmaasho kiiboor keliya, adigoo arkaya meesha aad joogto;',
          'inaad qoraalka weyneyso ilaa 400%, waxbana aanay kaa lumin;',
          'inaad ku dhageysato akhriyaha shaashadda: luqadda, cinwaannada iyo sawirradu magac bay leeyihiin;',
          'inaad u dooratid midabbo mugdi ah ama isbarbardhig sare, sida qalabkaagu leeyahay;',
          'inaad joojiso wax kasta oo dhaqaaqaya, iyo inaysan bilaaban haddii aad dhaqdhaqaaqa yareysay;',
          'inaad bogga isticmaasho JavaScript la’aan.',
        ],
      },
      {
        heading: 'Xaddidaadaha aan ognahay',
        paragraphs: ['Meelahan weli ma wada gaaraan heerkaas:'],
        list: [
          'Khariidadda iyo muuqaallada laga soo qaato bogag kale: ma maamulno. Ciwaanka qoraal ahaan ayaa u qoran, muuqaal walbana cinwaan buu leeyahay.',
          'Muuqaallada qaar ma laha qoraal-hoosaad.',
          'Dukumentiyada PDF ee hore qaar sawir ayay yihiin. Na weydiiso, qoraal ayaan kuugu soo diri doonnaa.',
        ],
      },
      {
        heading: 'Noo sheeg dhibaatada',
        paragraphs: [
          'Haddii aad wax isticmaali weydo, noo sheeg bogga uu yahay, waxa dhacay iyo qalabka aad isticmaashay. Waxa aad u baahneyd si kale ayaan kuugu soo diri doonnaa inta aan hagaajinayno.',
        ],
      },
      {
        heading: 'Sida loo tijaabiyo',
        paragraphs: [
          'Bog walba waxaa lagu tijaabiyaa barnaamij hubiya xeerarka WCAG, labada luqadood, saddex cabbir oo shaashad. Bog walba waxaa sidoo kale la furaa iyada oo aan JavaScript la isticmaalin.',
        ],
      },
    ],
  },
  terms: {
    title: 'Shuruudaha Isticmaalka',
    lead: 'Sida waxa ku jira bogan loo isticmaali karo.',
    sections: [
      {
        heading: 'Qoraallada iyo sawirrada',
        paragraphs: [
          'Wararka, war-saxaafadeedyada iyo dukumentiyada waad soo xigan kartaa, waad daabici kartaa, waadna wadaagi kartaa, lacag la’aan, haddii aad sheegto inay ka yimaadeen Wasaaradda, macnahana aadan beddelin.',
          'Sawir ama muuqaal magac qof kale ku hoos qoran yahay isaga ayaa leh: ka hor intaadan isticmaalin weydiiso.',
        ],
      },
      {
        heading: 'Waxa aan la oggolayn',
        paragraphs: ['Fadlan ha samayn:'],
        list: [
          'inaad calaamadaha Wasaaradda u isticmaasho si dadku u moodaan inaad Wasaaradda ku hadlayso;',
          'inaad beddesho sawir ama hadal, kaddibna ku sheegto mid Wasaaradda ka yimid;',
          'inaad bogga ka dhigto mid aan dadka kale isticmaali karin.',
        ],
      },
      {
        heading: 'Saxnaanta',
        paragraphs: [
          'Waxaan ku dadaalnaa in waxa halkan ku qoran ay sax yihiin. Marka qoraal la beddelo ama laga noqdo, bogga ayaa sheega goorta iyo sababta.',
          'Labada luqadood haddii ay is khilaafaan, noo soo sheeg; waan saxaynaa.',
        ],
      },
      {
        heading: 'Xiriiriyeyaasha bogagga kale',
        paragraphs: [
          'Bogagga kale ee aan ku xirnaano Wasaaraddu ma maamusho, waxa ku qoranna mas’uul kama aha.',
        ],
      },
    ],
  },
  security: {
    title: 'Ammaanka Bogga',
    lead: 'Sida aad noogu soo sheegi karto daldalool ammaan oo aad bogan ka heshay.',
    sections: [
      {
        heading: 'Noo soo sheeg',
        paragraphs: [
          'Haddii aad aragto wax bogan ama miiskiisa lagu jebin karo, noogu soo qor iimaylka halkan ku qoran ama bogga xiriirka, waaxda Amniga. Noo sheeg ciwaanka, waxa aad samaysay iyo waxa dhacay. Luqad kasta oo labadan ah waa noo hagaagsan tahay.',
        ],
      },
      {
        heading: 'Fadlan',
        paragraphs: ['Marka aad tijaabinayso:'],
        list: [
          'ha akhrin, ha beddelin, hana tirtirin xog dad kale;',
          'ha carqaladayn bogga, hana dirin codsiyo badan;',
          'ha shaacin ka hor intaan la hagaajin.',
        ],
      },
      {
        heading: 'Waxa aan ballan qaadayno',
        paragraphs: [
          'Waan kuu jawaabaynaa, waxaan kuu sheegaynaa waxa aan samaynay, adigana kuma eedaynayno wixii aad sidan uga warbixiso. Haddii aad rabto, waan ku mahadnaqaynaa marka la hagaajiyo.',
        ],
      },
    ],
  },
}
