import type { Alt } from './alt.ts'

/** The portraits by name. Each is a drawing of nobody in particular, and its text says so. */
export const PORTRAIT_ALTS = {
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
} as const satisfies Record<string, Alt>

export type PortraitName = keyof typeof PORTRAIT_ALTS
