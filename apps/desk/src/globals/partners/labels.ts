import type { PartnerKind, PartnerMark } from '@gaashaan/contract'
import type { BothLanguages } from '../../i18n/messages.ts'

/** The names of the kinds (Specification §3), as on the site. */
export const KIND_LABELS: Readonly<Record<PartnerKind, BothLanguages>> = {
  international: { en: 'International Organization', so: 'Urur Caalami ah' },
  regional: { en: 'Regional Organization', so: 'Urur Goboleed' },
  peacekeeping: { en: 'Peacekeeping Mission', so: 'Howlgal Nabad Ilaalin' },
  defense: { en: 'Defense Partner', so: 'Saaxiib Difaac' },
}

/** The names of the signs that the site draws itself. */
export const MARK_LABELS: Readonly<Record<PartnerMark, BothLanguages>> = {
  un: { en: 'Letters UN', so: 'Xarfaha QM' },
  au: { en: 'Letters AU', so: 'Xarfaha MA' },
  atmis: { en: 'Letters ATMIS', so: 'Xarfaha ATMIS' },
  us: { en: 'Flag of the United States', so: 'Calanka Maraykanka' },
  eu: { en: 'Flag of the European Union', so: 'Calanka Midowga Yurub' },
  turkey: { en: 'Flag of Turkey', so: 'Calanka Turkiga' },
  uk: { en: 'Flag of the United Kingdom', so: 'Calanka Boqortooyada Midowday' },
  qatar: { en: 'Flag of Qatar', so: 'Calanka Qatar' },
}
