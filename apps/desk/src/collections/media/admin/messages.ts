import type { BothLanguages } from '../../../i18n/messages.ts'
import type { MediaKind } from '../kinds.ts'

export const KIND_FILTER_LABELS: Readonly<Record<MediaKind, BothLanguages>> = {
  picture: { en: 'Pictures', so: 'Sawirro' },
  video: { en: 'Videos', so: 'Muuqaallo' },
  file: { en: 'Files', so: 'Faylal' },
  captions: { en: 'Captions', so: 'Qoraallada muuqaalka' },
}

export const MESSAGES = {
  show: { en: 'Show', so: 'Tus' },
  all: { en: 'Everything', so: 'Dhammaan' },
  order: { en: 'In order', so: 'Sida ay u kala horreeyaan' },
  newest: { en: 'Newest first', so: 'Kan ugu cusub marka hore' },
  oldest: { en: 'Oldest first', so: 'Kan ugu duugsan marka hore' },
  byName: { en: 'By name', so: 'Magac ahaan' },
  selectAll: { en: 'Select all of this page', so: 'Dooro dhammaan boggan' },
  undescribed: { en: 'Not described', so: 'Lama sharxin' },
  decorative: { en: 'Decorative', so: 'Qurxin' },
  onlySo: { en: 'Described in Somali only', so: 'Soomaali keliya ayaa lagu sharxay' },
  onlyEn: { en: 'Described in English only', so: 'Ingiriis keliya ayaa lagu sharxay' },
} as const satisfies Record<string, BothLanguages>

/** The label of the checkbox that selects a file, followed by the file's name. */
export const SELECT: BothLanguages = { en: 'Select', so: 'Dooro' }
