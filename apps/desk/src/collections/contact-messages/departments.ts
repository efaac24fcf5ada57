import type { Department } from '@gaashaan/contract'
import type { BothLanguages } from '../../i18n/messages.ts'

/** The labels of the departments. */
export const DEPARTMENT_LABELS: Readonly<Record<Department, BothLanguages>> = {
  communications: { en: 'Communications', so: 'Isgaarsiinta' },
  press: { en: 'Press', so: 'Saxaafadda' },
  security: { en: 'Security', so: 'Amniga' },
  general: { en: 'General', so: 'Guud' },
}

/** The departments as options of a select field. */
export const DEPARTMENT_OPTIONS = Object.entries(DEPARTMENT_LABELS).map(([value, label]) => ({
  value,
  label,
}))
