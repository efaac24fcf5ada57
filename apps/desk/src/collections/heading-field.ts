import type { TextField } from 'payload'
import { isBlank } from './blank.ts'

/**
 * What lists on the editors' screens call a document: the title or name that its text has in Somali,
 * else in English.
 */
export function headingField(word: 'title' | 'name'): TextField {
  return {
    name: 'heading',
    label: { en: 'Title or name', so: 'Cinwaan ama magac' },
    type: 'text',
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data }) => (isBlank(data?.so?.[word]) ? data?.en?.[word] : data?.so?.[word]) ?? '',
      ],
    },
  }
}
