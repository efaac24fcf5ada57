import type { SampleOperation } from './shapes.ts'

/** Operations and campaigns: six featured, all three statuses. */
export const operations: readonly SampleOperation[] = [
  {
    scene: 'convoy-acacia',
    photos: ['food-kitchen', 'helicopter-relief', 'warehouse'],
    status: 'Active',
    starts: '2026-10-12',
    featured: true,
    title: { SO: 'Ololaha gargaarka deegaanka', EN: 'Regional relief campaign' },
    description: {
      SO: 'Tusaale: gaadiidka ciidanka oo cunto, biyo iyo daawo geynaya deegaannada ay abaartu saameysay.',
      EN: 'Sample: army trucks take food, water and medicine to areas hit by drought.',
    },
    address: { SO: 'Gobollada dhexe', EN: 'Central regions' },
  },
  {
    scene: 'road-opening',
    status: 'Completed',
    starts: '2026-03-03',
    featured: true,
    title: { SO: 'Furitaanka waddada xeebta', EN: 'Opening of the coast road' },
    description: {
      SO: 'Tusaale: injineerrada ciidanka oo dhammeystiray waddo isu socodka dadka u fududaynaysa.',
      EN: 'Sample: army engineers finish a road that makes travel easier for people.',
    },
    address: { SO: 'Xeebta', EN: 'The coast' },
  },
  {
    scene: 'tree-planting',
    status: 'Unknown',
    featured: true,
    title: { SO: 'Ololaha dhirta iyo deegaanka', EN: 'Trees and environment campaign' },
    description: {
      SO: 'Tusaale: askar iyo bulsho si wadajir ah geedo ugu beeraya dhul nabaad-guuray.',
      EN: 'Sample: soldiers and residents plant trees together on eroded land.',
    },
    address: { SO: 'Gobollada koonfureed', EN: 'Southern regions' },
  },
  {
    scene: 'helicopter-relief',
    status: 'Active',
    starts: '2026-11-02',
    featured: true,
    title: {
      SO: 'Gargaar cirka looga geeyo tuulooyinka fog',
      EN: 'Relief by air for distant villages',
    },
    description: {
      SO: 'Tusaale: diyaarado qumaati u kaca oo raashin iyo daawo geynaya meelo aan gaari gaari karin.',
      EN: 'Sample: helicopters carry food and medicine to places no truck can reach.',
    },
    address: { SO: 'Dhulka buuraleyda ah', EN: 'The highlands' },
  },
  {
    scene: 'flood-boats',
    status: 'Completed',
    starts: '2026-05-09',
    featured: true,
    title: { SO: 'Gurmadka daadadka webiga', EN: 'River flood rescue' },
    description: {
      SO: 'Tusaale: doonyo iyo kooxo gurmad oo qoysas ka soo qaaday guryo biyuhu hareereeyeen.',
      EN: 'Sample: boats and rescue teams carry families from homes surrounded by water.',
    },
    address: { SO: 'Hareeraha webiga', EN: 'Along the river' },
  },
  {
    scene: 'mine-clearing',
    status: 'Active',
    starts: '2026-09-01',
    featured: true,
    title: { SO: 'Miino-saarista dhulka beeraha', EN: 'Clearing farmland of mines' },
    description: {
      SO: 'Tusaale: khubaro calaamadinaysa oo nadiifinaysa beeraha, si beeralaydu ugu noqoto.',
      EN: 'Sample: specialists mark and clear fields so that farmers can return to them.',
    },
    address: { SO: 'Dhulka beeraha', EN: 'Farmland' },
  },
  {
    scene: 'food-kitchen',
    status: 'Completed',
    starts: '2026-02-18',
    title: { SO: 'Jikada bulshada ee bisha Ramadaan', EN: 'Community kitchen in Ramadan' },
    description: {
      SO: 'Tusaale: cunto afur ah oo maalin kasta loo qaybinayo qoysaska danyarta ah.',
      EN: 'Sample: an evening meal handed out every day to families in need.',
    },
    address: { SO: 'Magaalada', EN: 'The town' },
  },
  {
    scene: 'mountain-post',
    status: 'Unknown',
    title: { SO: 'Ilaalinta kaymaha buuraha', EN: 'Guarding the mountain forests' },
    description: {
      SO: 'Tusaale: ilaalo ka hortagaysa dab iyo jarista dhirta ee kaymaha buuraha.',
      EN: 'Sample: patrols that prevent fires and illegal felling in mountain forests.',
    },
    address: { SO: 'Buuraha waqooyi', EN: 'The northern mountains' },
  },
]
