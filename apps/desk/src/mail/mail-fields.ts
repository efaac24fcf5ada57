import type { Field } from 'payload'
import { DAY_AND_TIME } from '../i18n/date-forms.ts'

const written = { create: () => false, update: () => false }

/** What became of a letter in the outbox: written by the desk alone. */
export const mailFields: Field[] = [
  {
    name: 'mailedAt',
    label: { en: 'Mailed', so: 'La diray' },
    type: 'date',
    access: written,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: DAY_AND_TIME,
      condition: (data) => Boolean(data.mailedAt),
    },
  },
  {
    name: 'mailAttempts',
    label: { en: 'Attempts to mail', so: 'Isku dayada dirista' },
    type: 'number',
    defaultValue: 0,
    access: written,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.mailError),
    },
  },
  {
    name: 'mailError',
    label: { en: 'Why mailing failed', so: 'Sababta dirista u fashilantay' },
    type: 'text',
    access: written,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.mailError),
    },
  },
  {
    name: 'mailDueAt',
    label: { en: 'Next attempt to mail', so: 'Isku dayga xiga ee dirista' },
    type: 'date',
    index: true,
    access: written,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: DAY_AND_TIME,
      condition: (data) => Boolean(data.mailDueAt),
      description: {
        en: 'Empty when mailed or given up.',
        so: 'Wuu madhan yahay marka la diro ama laga quusto.',
      },
    },
  },
]
