import type { Bilingual } from '@gaashaan/contract'

/**
 * The alt texts of this folder's pictures, by folder and name. They are in one file so that a native
 * speaker can check them together.
 */
export const ALT_TEXTS = {
  'scenes/water': {
    'lighthouse-dawn': {
      SO: 'Noobiyad ku taal xeeb guryo cadcad leh, iyadoo qorraxdu ka soo baxayso badda.',
      EN: 'A striped lighthouse on a coast of white houses as the sun rises from the sea.',
    },
    'lighthouse-night': {
      SO: 'Noobiyad habeenkii badda u iftiiminaysa, markab yarna uu hoosteeda marayo.',
      EN: 'A lighthouse on a rock lights the sea at night while a small ship passes.',
    },
    'patrol-boat': {
      SO: 'Doon ilaalo oo cad oo badda maraysa subax cad.',
      EN: 'A white patrol boat at sea on a clear morning.',
    },
    'patrol-boats-dusk': {
      SO: 'Saddex doonyood oo ilaalo ah oo isku daba jooga marka qorraxdu sii dhacayso.',
      EN: 'Three patrol boats in a line at sea as the sun goes down.',
    },
    'harbour-cranes': {
      SO: 'Wiishash dekedda ku yaal oo konteenarro ka dejinaya markab xamuul ah.',
      EN: 'Harbour cranes unload containers from a cargo ship.',
    },
    'fishing-boats': {
      SO: 'Doonyo kalluumeysi oo midab leh oo xeebta saaran, kalluumeysatona ay shabag jiidayaan.',
      EN: 'Colourful fishing boats on a beach while fishers haul in a net.',
    },
    'flood-boats': {
      SO: 'Samatabbixiyeyaal doon yar ku qaadaya qoys biyuhu go’doomiyeen.',
      EN: 'Rescuers carry a family by boat past flooded houses in the rain.',
    },
    sandbags: {
      SO: 'Askar iyo dhalinyaro jawaanno ciid ah ku tuulaya webiga qarkiisa.',
      EN: 'Soldiers and young people stack sandbags along a river bank.',
    },
    'veterans-bench': {
      SO: 'Laba halyeey oo kursi ku fadhiya geed agtiis, badana eegaya marka qorraxdu dhacayso.',
      EN: 'Two veterans sit on a bench under a tree, looking out over the evening sea.',
    },
    'mogadishu-coast': {
      SO: 'Xeebta Muqdisho oo guryo cadcad, minaarad iyo doonyo leh.',
      EN: 'The coast of Mogadishu with white houses, a minaret and boats.',
    },
  },
  'scenes/land': {
    'parade-dawn': {
      SO: 'Askar calanka sidata oo saf ku socota waaberigii.',
      EN: 'Soldiers carrying the flag march in a row at dawn.',
    },
    'flag-raising': {
      SO: 'Askar salaan siinaysa calanka oo laga taagayo barxad.',
      EN: 'Soldiers salute as the flag is raised on a parade ground.',
    },
    'field-hospital': {
      SO: 'Teendho isbitaal goobeed ah, qoysas sugaya iyo gaari ambalaas ah.',
      EN: 'A field hospital in tents, with waiting families and an ambulance.',
    },
    'vaccination-tent': {
      SO: 'Kalkaaliye caafimaad oo ilmo ku tallaalaysa teendho hoosteed, qoysas kalena ay safan yihiin.',
      EN: 'A nurse vaccinates a child under an awning while families wait in line.',
    },
    'bridge-crane': {
      SO: 'Wiish qaadaya qayb ka mid ah buundo laga dul dhisayo webi.',
      EN: 'A crane lifts a section of a bridge that is being built over a river.',
    },
    'road-opening': {
      SO: 'Injineer, askari iyo dad shacab ah oo xarig buluug ah ku haya waddo cusub oo la furayo.',
      EN: 'An engineer, a soldier and residents hold a blue ribbon across a new road.',
    },
    'convoy-acacia': {
      SO: 'Kolonyo gaadiid xamuul ah oo maraysa dhul geed-qurac leh.',
      EN: 'A convoy of trucks crosses acacia country.',
    },
    'tree-planting': {
      SO: 'Askari iyo dad shacab ah oo geedo yaryar ku beeraya dhul la qoday.',
      EN: 'A soldier and residents plant seedlings in rows of tilled soil.',
    },
    'water-well': {
      SO: 'Dad biyo ka dhaansanaya tubbo ku hoos taal taangi biyood, riyuna ay ag joogaan.',
      EN: 'People fill water cans at a tap below a water tower, with goats nearby.',
    },
    graduation: {
      SO: 'Qalin-jabiyayaal shahaadooyin haya oo ku taagan jaranjarada dugsiga hortiisa.',
      EN: 'Graduates with certificates stand on the steps in front of their school.',
    },
    'radio-mast': {
      SO: 'Taawarka raadiyaha oo buur dul taagan, magaalo iftiimaysana ay ka hooseyso.',
      EN: 'A radio mast on a hill sends out its signal above a town with lit windows.',
    },
    'helicopter-relief': {
      SO: 'Diyaarad qumaati u kacda oo gargaar u sidda tuulo, dadna ay sugayaan.',
      EN: 'A helicopter lowers relief goods to a village where people are waiting.',
    },
    'transport-plane': {
      SO: 'Diyaarad xamuul oo dul duulaysa daruuro iyo buuro.',
      EN: 'A transport plane climbs above clouds and mountains.',
    },
    'airfield-tower': {
      SO: 'Munaaradda kontoroolka ee garoon diyaaradeed iyo diyaarad taagan.',
      EN: 'The control tower of an airfield and a plane standing on the apron.',
    },
    'mountain-post': {
      SO: 'Xarun ilaalo oo buur dusheeda ku taal, askarina ay dooxada ka eegayso.',
      EN: 'A lookout post on a mountain, with a soldier watching over the valley.',
    },
    'camel-country': {
      SO: 'Geel saf u socda oo uu hor kacayo geeljire, dhul ciid ah dushiisa.',
      EN: 'A herder leads camels in a line across sandy country.',
    },
    'food-kitchen': {
      SO: 'Laba cunto-kariye oo cunto diirran dad safan uga qaybinaya dheryo waaweyn.',
      EN: 'Two cooks serve hot food from large pots to people waiting in line.',
    },
    'market-street': {
      SO: 'Suuq xasilloon oo dukaammo midabbo leh, dad wax iibsanaya iyo askari gacanta haadinaya.',
      EN: 'A calm market street with bright awnings, shoppers and a soldier who waves.',
    },
    'tender-plans': {
      SO: 'Laba injineer oo miis ku eegaya qorshaha dhismo, gadaashoodana lagu dhisayo.',
      EN: 'Two engineers study plans on a table in front of a building under construction.',
    },
    'ambulance-road': {
      SO: 'Ambalaas ku socda waddo xeebta marta.',
      EN: 'An ambulance drives along a coastal road.',
    },
    'mine-clearing': {
      SO: 'Farsamo-yaqaan qalab baaris wata oo calammo yaryar ku calaamadinaya dhul la nadiifiyay.',
      EN: 'A specialist with a detector walks a lane marked with small flags in a cleared field.',
    },
    'night-watch': {
      SO: 'Askari habeenkii taawar dushii ka ilaalinaya magaalo hurudda, dayaxuna uu buuxo.',
      EN: 'A guard on a watchtower looks over a sleeping town under a full moon.',
    },
    'training-course': {
      SO: 'Askar tababar ku jirta oo fuulaysa shabag xarig ah, kana dul socota loox.',
      EN: 'Trainees climb a rope net, balance on a beam and run between tyres.',
    },
    'football-match': {
      SO: 'Laba kooxood oo kubbad cagta ciyaaraya, dadna ay daawanayaan.',
      EN: 'Two teams play football in front of spectators.',
    },
    'ministry-building': {
      SO: 'Dhismaha wasaaradda oo tiirar cad iyo calan leh.',
      EN: 'The ministry building, with white columns and the flag.',
    },
  },
  'scenes/indoors': {
    'briefing-podium': {
      SO: 'Miis khudbadeed oo makarafoonno leh oo u dhexeeya laba calan, dad dhageysanayana ay hor fadhiyaan.',
      EN: 'A podium with microphones between two flags, in front of seated listeners.',
    },
    'school-desks': {
      SO: 'Dad waaweyn oo fasal ku fadhiya oo macallimad ku barayso akhriska.',
      EN: 'Adults at desks in a classroom where a teacher gives a reading lesson.',
    },
    'radio-studio': {
      SO: 'Laba qof oo sameecado xiran oo ka hadlaya istuudiyo raadiye.',
      EN: 'Two people with headphones speak in a radio studio.',
    },
    'handshake-flags': {
      SO: 'Laba qof oo is gacan qaadaya laba calan dhexdood.',
      EN: 'Two people shake hands between two flags.',
    },
    'conference-table': {
      SO: 'Toddoba qof oo shir u fadhiya miis dheer, khariidadna ay gadaal ka sudhan tahay.',
      EN: 'Seven people meet at a long table with a map on the wall behind them.',
    },
    'archive-documents': {
      SO: 'Qof khaanad ka soo qaadaya fayl buluug ah kayd dukumentiyo gudihiis.',
      EN: 'An archivist takes a blue file from shelves of boxed documents.',
    },
    'library-books': {
      SO: 'Maktabad dad wax ku akhrinayaan khaanado buugaag ah hortood.',
      EN: 'People read in a library in front of shelves of books.',
    },
    warehouse: {
      SO: 'Gaari wax kor u qaada oo sanduuqyo dhigaya bakhaar weyn.',
      EN: 'A forklift moves crates in a large warehouse while a storekeeper checks a list.',
    },
    'engineers-workshop': {
      SO: 'Laba farsamo-yaqaan oo gaari xamuul ah ku hagaajinaya garaash.',
      EN: 'Two mechanics repair a truck in a workshop with tools on the wall.',
    },
  },
  // The texts say that these are drawings of nobody in particular.
  portraits: {
    minister: {
      SO: 'Sawir gacmeed aan weji lahayn: nin suudh madow iyo garawaati buluug ah xiran.',
      EN: 'Drawing without facial features: a man in a dark suit with a blue tie.',
    },
    'state-minister': {
      SO: 'Sawir gacmeed aan weji lahayn: nin da’ ah oo suudh dambas ah iyo muraayado xiran.',
      EN: 'Drawing without facial features: an older man in a grey suit and glasses.',
    },
    'deputy-minister': {
      SO: 'Sawir gacmeed aan weji lahayn: haweeney xijaab buluug ah iyo jaakad madow xiran.',
      EN: 'Drawing without facial features: a woman in a blue hijab and a dark jacket.',
    },
    'permanent-secretary': {
      SO: 'Sawir gacmeed aan weji lahayn: nin gar leh oo suudh cagaaran xiran.',
      EN: 'Drawing without facial features: a bearded man in a green suit.',
    },
    'director-defense': {
      SO: 'Sawir gacmeed aan weji lahayn: nin koofiyad iyo suudh buluug ah xiran.',
      EN: 'Drawing without facial features: a man in a blue suit and an embroidered cap.',
    },
    'director-personnel': {
      SO: 'Sawir gacmeed aan weji lahayn: haweeney xijaab cagaaran oo leh biin dahabi ah.',
      EN: 'Drawing without facial features: a woman in a green hijab with a gold brooch.',
    },
    'force-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: taliye dirayska ciidanka dhulka iyo koofi af leh xiran.',
      EN: 'Drawing without facial features: a commander in army dress with a peaked cap.',
    },
    'deputy-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: sarkaal dirays cagaaran iyo bareeto buluug ah xiran.',
      EN: 'Drawing without facial features: an officer in green uniform with a blue beret.',
    },
    'land-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: sarkaal gar leh oo dirays goobeed iyo bareeto cagaaran xiran.',
      EN: 'Drawing without facial features: a bearded officer in field dress with a green beret.',
    },
    'navy-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: taliye badeed oo dirays cad iyo koofi cad xiran.',
      EN: 'Drawing without facial features: a naval commander in white dress and a white cap.',
    },
    'air-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: taliye cirka oo dirays buluug khafiif ah xiran.',
      EN: 'Drawing without facial features: an air commander in light blue dress.',
    },
    'medical-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: dhakhtarad ciidan oo xijaab cad iyo dirays cagaaran xiran.',
      EN: 'Drawing without facial features: a military doctor in a white hijab and green uniform.',
    },
    'engineers-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: sarkaal injineer ah oo dirays bunni khafiif ah iyo bareeto dahabi ah xiran.',
      EN: 'Drawing without facial features: an engineer officer in tan uniform with a gold beret.',
    },
    'training-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: sarkaal madax furan oo dirays cagaar ah xiran.',
      EN: 'Drawing without facial features: a bareheaded officer in green uniform.',
    },
    'logistics-commander': {
      SO: 'Sawir gacmeed aan weji lahayn: haweeney sarkaal ah oo xijaab madow iyo bareeto buluug ah xiran.',
      EN: 'Drawing without facial features: a woman officer in a dark hijab with a blue beret.',
    },
    spokesperson: {
      SO: 'Sawir gacmeed aan weji lahayn: nin dhallinyaro ah oo shaar cad iyo jaakad bunni ah xiran.',
      EN: 'Drawing without facial features: a young man in a white shirt and a tan jacket.',
    },
    'legal-adviser': {
      SO: 'Sawir gacmeed aan weji lahayn: haweeney xijaab dahabi ah iyo jaakad buluug ah xiran.',
      EN: 'Drawing without facial features: a woman in a gold hijab and a blue jacket.',
    },
    default: {
      SO: 'Astaan qof oo la dhigay meel aan sawir loo hayn.',
      EN: 'A plain outline of a person, shown where there is no photo.',
    },
  },
} as const satisfies Record<string, Record<string, Bilingual<string>>>

type PictureName<Folder extends keyof typeof ALT_TEXTS> = keyof (typeof ALT_TEXTS)[Folder]

export type SceneName =
  | PictureName<'scenes/water'>
  | PictureName<'scenes/land'>
  | PictureName<'scenes/indoors'>

export type PortraitName = PictureName<'portraits'>
