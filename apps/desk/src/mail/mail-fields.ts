import type { Field } from 'payload'
import { DAY_AND_TIME } from '../i18n/date-formats.ts'

/** Only the desk's own code sets these fields. */
const access = { create: () => false, update: () => false }

/** A read-only field in the sidebar, shown while the named field has a value. */
const shownWith = (name: string) =>
  ({
    position: 'sidebar',
    readOnly: true,
    condition: (data: Readonly<Record<string, unknown>>) => Boolean(data[name]),
  }) as const

/** The state of a document in the e-mail queue. */
export const mailFields: Field[] = [
  {
    name: 'mailedAt',
    label: { en: 'Mailed', so: 'La diray' },
    type: 'date',
    access,
    admin: { ...shownWith('mailedAt'), date: DAY_AND_TIME },
  },
  {
    name: 'mailAttempts',
    label: { en: 'Attempts to mail', so: 'Isku dayada dirista' },
    type: 'number',
    defaultValue: 0,
    access,
    admin: shownWith('mailError'),
  },
  {
    name: 'mailError',
    label: { en: 'Why mailing failed', so: 'Sababta dirista u fashilantay' },
    type: 'text',
    access,
    admin: shownWith('mailError'),
  },
  {
    name: 'mailDueAt',
    label: { en: 'Next attempt to mail', so: 'Isku dayga xiga ee dirista' },
    type: 'date',
    index: true,
    access,
    admin: {
      ...shownWith('mailDueAt'),
      date: DAY_AND_TIME,
      description: {
        en: 'Empty when mailed or given up.',
        so: 'Wuu madhan yahay marka la diro ama laga quusto.',
      },
    },
  },
]
