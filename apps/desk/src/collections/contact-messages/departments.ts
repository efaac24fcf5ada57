import type { Department } from '@gaashaan/contract'
import type { BothLanguages } from '../../i18n/messages.ts'

/** What each department is called at the desk. */
export const DEPARTMENT_LABELS: Readonly<Record<Department, BothLanguages>> = {
  communications: { en: 'Communications', so: 'Isgaarsiinta' },
  press: { en: 'Press', so: 'Saxaafadda' },
  security: { en: 'Security', so: 'Amniga' },
  general: { en: 'General', so: 'Guud' },
}
