import { LEADERSHIP_TITLES, type LeadershipRole } from '@gaashaan/contract'
import type { PortraitName } from '../pictures/alt-texts.ts'
import type { SampleLeader } from './shapes.ts'

interface LeaderText {
  readonly name: string
  readonly lead: string
  readonly office: string
  readonly duties: readonly string[]
}

const HEADINGS = {
  SO: { duties: 'Waajibaadka', background: 'Taariikh-nololeed' },
  EN: { duties: 'Responsibilities', background: 'Background' },
} as const

const BACKGROUND = {
  SO: 'Halkan waxaa lagu qoraa taariikh-nololeedka: waxbarashada, adeegga iyo xilalkii hore, oo lagu dhigay weero cad oo xaqiiqo ah.',
  EN: 'This paragraph holds the biography: education, service and earlier posts, in plain sentences and kept to the facts.',
} as const

const leader = (
  role: LeadershipRole,
  portrait: PortraitName,
  color: string | undefined,
  SO: LeaderText,
  EN: LeaderText,
): SampleLeader => {
  const description = (language: 'SO' | 'EN', { lead, office, duties }: LeaderText) => ({
    lead,
    body: [
      office,
      { h2: HEADINGS[language].duties },
      { list: duties },
      { h2: HEADINGS[language].background },
      BACKGROUND[language],
    ],
  })
  return {
    role,
    portrait,
    color,
    title: LEADERSHIP_TITLES[role],
    name: { SO: SO.name, EN: EN.name },
    description: { SO: description('SO', SO), EN: description('EN', EN) },
  }
}

/** One leader for each role of the ministry, in the contract's order. */
export const ministryLeaders: readonly SampleLeader[] = [
  leader(
    'minister',
    'minister',
    undefined,
    {
      name: 'Magaca Wasiirka',
      lead: 'Wasiirka Gaashaandhiggu wuxuu hoggaamiyaa Wasaaradda, wuxuu u warbixiyaa Baarlamaanka, wuxuuna Golaha Wasiirrada la dejiyaa jihada ciidamada.',
      office:
        'Xafiisku wuxuu isku keenaa siyaasadda, dadka iyo hantida, si ciidamadu u helaan tababar iyo qalab, dadweynuhuna ula xisaabtami karo.',
      duties: [
        'Dejinta siyaasadda difaaca iyo qorshaha sannadka.',
        'Kormeerka miisaaniyadda iyo ka warbixinta sida loo isticmaalo.',
        'La shaqaynta saaxiibbada tababarka iyo nabad ilaalinta.',
        'Daryeelka askarta, halyeeyada iyo qoysaskooda.',
      ],
    },
    {
      name: 'Name of the Minister',
      lead: 'The Minister of Defence leads the Ministry, answers for it before Parliament, and sets the direction of the forces with the Council of Ministers.',
      office:
        'The office brings policy, people and means together, so that the forces are trained, equipped and accountable to the public.',
      duties: [
        'Setting defence policy and the plan for the year.',
        'Overseeing the budget and reporting on how it is spent.',
        'Working with partners on training and peacekeeping.',
        'Caring for soldiers, veterans and their families.',
      ],
    },
  ),
  leader(
    'stateMinister',
    'state-minister',
    '#12294A',
    {
      name: 'Magaca Wasiiru Dowlaha',
      lead: 'Wasiiru Dowluhu wuxuu Wasiirka ka caawiyaa xiriirka Baarlamaanka, wuxuuna hagaa barnaamijyada dib-u-habeynta.',
      office: 'Xafiisku wuxuu isku xiraa Wasaaradda, dowlad-goboleedyada iyo bulshada rayidka ah.',
      duties: [
        'La socodka barnaamijyada dib-u-habeynta.',
        'U jawaabidda guddiyada Baarlamaanka.',
        'Kulamada bulshada iyo ururrada.',
      ],
    },
    {
      name: 'Name of the State Minister',
      lead: 'The State Minister assists the Minister in relations with Parliament and guides the programmes of reform.',
      office: 'The office links the Ministry with the member states and with civil society.',
      duties: [
        'Following the programmes of reform.',
        'Answering the committees of Parliament.',
        'Meetings with communities and associations.',
      ],
    },
  ),
  leader(
    'deputyMinister',
    'deputy-minister',
    '#17487D',
    {
      name: 'Magaca Wasiir ku-xigeenka',
      lead: 'Wasiir ku-xigeenku wuxuu Wasiirka ku matalaa maqnaanshihiisa, wuxuuna kormeeraa adeegyada qoysaska ciidanka.',
      office: 'Xafiisku wuxuu xoogga saaraa caafimaadka, waxbarashada iyo ka qayb galka haweenka.',
      duties: [
        'Adeegyada qoysaska iyo halyeeyada.',
        'Fursadaha haweenka ee ciidanka.',
        'Hubinta tayada rugaha caafimaadka.',
      ],
    },
    {
      name: 'Name of the Deputy Minister',
      lead: 'The Deputy Minister stands in for the Minister when absent and oversees the services for military families.',
      office: 'The office gives its attention to health, education and the part that women take.',
      duties: [
        'Services for families and veterans.',
        'Opportunities for women in the forces.',
        'Checking the quality of clinics.',
      ],
    },
  ),
  leader(
    'permanentSecretary',
    'permanent-secretary',
    'rgba(20, 83, 45, 0.85)',
    {
      name: 'Magaca Xoghayaha Joogtada ah',
      lead: 'Xoghayaha Joogtada ahi wuxuu maamulaa shaqada maalinlaha ah ee Wasaaradda, waana la-taliyaha rayidka ah ee ugu sarreeya.',
      office: 'Xafiisku wuxuu hayaa qorshaha, xisaabaadka iyo kaydka Wasaaradda.',
      duties: [
        'Maamulka shaqaalaha rayidka ah.',
        'Xisaabaadka iyo hantida Wasaaradda.',
        'Fulinta go’aannada Wasiirka.',
      ],
    },
    {
      name: 'Name of the Permanent Secretary',
      lead: 'The Permanent Secretary runs the daily work of the Ministry and is its most senior civilian adviser.',
      office: 'The office keeps the Ministry’s plans, accounts and records.',
      duties: [
        'Managing the civilian staff.',
        'The Ministry’s accounts and property.',
        'Putting the Minister’s decisions into effect.',
      ],
    },
  ),
  leader(
    'directorGeneralDefense',
    'director-defense',
    '#5B3A1A',
    {
      name: 'Magaca Agaasimaha Guud ee Difaaca',
      lead: 'Agaasimaha Guud ee Difaacu wuxuu diyaariyaa siyaasadaha difaaca, wuxuuna isku duwaa tababarka iyo iskaashiga.',
      office: 'Xafiisku wuxuu leeyahay waaxyo qorsheyn, tababar iyo xiriir caalami ah.',
      duties: ['Qorsheynta difaaca.', 'Isku duwidda tababarka.', 'Heshiisyada iskaashiga farsamo.'],
    },
    {
      name: 'Name of the Director General',
      lead: 'The Director General, Defense prepares defence policy and coordinates training and cooperation.',
      office: 'The directorate has departments for planning, training and international relations.',
      duties: [
        'Defence planning.',
        'Coordinating training.',
        'Agreements on technical cooperation.',
      ],
    },
  ),
  leader(
    'directorGeneralPersonnel',
    'director-personnel',
    undefined,
    {
      name: 'Magaca Agaasimaha Guud ee Shaqaalaha',
      lead: 'Agaasimaha Guud ee Shaqaalaha iyo Taageeradu wuxuu masuul ka yahay shaqaalaynta, mushaharka, caafimaadka iyo saadka.',
      office: 'Xafiisku wuxuu hubiyaa in qof walba xaqiisa helo, qalabkuna waqtigiisa gaaro.',
      duties: [
        'Diiwaanka iyo mushaharka.',
        'Caafimaadka iyo daryeelka.',
        'Saadka, gaadiidka iyo dayactirka.',
      ],
    },
    {
      name: 'Name of the Director General',
      lead: 'The Director General, Personnel and Support is in charge of recruitment, pay, health and supplies.',
      office:
        'The directorate sees that all receive what they are due and that equipment comes on time.',
      duties: ['Records and pay.', 'Health and care.', 'Supplies, transport and maintenance.'],
    },
  ),
]
