import type { TextField } from 'payload'
import { isBlank } from './blank.ts'

const LABELS = {
  title: { en: 'Title', so: 'Cinwaanka' },
  name: { en: 'Name', so: 'Magaca' },
} as const

/**
 * What lists on the editors' screens call a document: the title or name that its text has in Somali,
 * else in English.
 */
export function headingField(word: 'title' | 'name'): TextField {
  return {
    name: 'heading',
    label: LABELS[word],
    type: 'text',
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data }) => (isBlank(data?.so?.[word]) ? data?.en?.[word] : data?.so?.[word]) ?? '',
      ],
    },
  }
}
