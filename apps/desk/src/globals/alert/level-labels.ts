import type { AlertLevel } from '@gaashaan/contract'
import type { BothLanguages } from '../../i18n/messages.ts'

/** What each level is called at the desk. */
export const LEVEL_LABELS: Readonly<Record<AlertLevel, BothLanguages>> = {
  information: {
    en: 'Information (blue; a reader can close it)',
    so: 'Ogeysiis (buluug; akhristuhu wuu xiri karaa)',
  },
  warning: { en: 'Warning (yellow)', so: 'Digniin (jaalle)' },
  emergency: { en: 'Emergency (red)', so: 'Degdeg (casaan)' },
}
