import type { TextField } from 'payload'
import { isBlank } from './blank.ts'

/** What lists on the editors' screens call a document: its title in whichever language has one. */
export const headingField: TextField = {
  name: 'heading',
  type: 'text',
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ data }) => (isBlank(data?.so?.title) ? data?.en?.title : data?.so?.title) ?? '',
    ],
  },
}
