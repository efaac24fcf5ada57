import type { TextField } from 'payload'
import { isBlank } from './blank.ts'

const LABELS = {
  title: { en: 'Title', so: 'Cinwaanka' },
  name: { en: 'Name', so: 'Magaca' },
} as const

/** The heading of a document in the desk's lists: its Somali title or name, else the English one. */
export function headingField(key: 'title' | 'name'): TextField {
  return {
    name: 'heading',
    label: LABELS[key],
    type: 'text',
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data }) => (isBlank(data?.so?.[key]) ? data?.en?.[key] : data?.so?.[key]) ?? '',
      ],
    },
  }
}
