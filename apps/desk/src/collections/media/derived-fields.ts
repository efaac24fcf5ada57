import type { Field, FieldAccess, TextField } from 'payload'

const nobody: FieldAccess = () => false

/** Written by the desk alone: a form that an editor had open meanwhile must not set them back. */
const ours = {
  access: { create: nobody, update: nobody },
  admin: { disabled: true },
} as const

/**
 * What people called the file when they uploaded it: editors find it by this, readers never see it.
 * Its address has the name that its content gives it.
 */
export const givenName: TextField = {
  name: 'givenName',
  label: { en: 'Name', so: 'Magaca' },
  type: 'text',
  access: ours.access,
  admin: { hidden: true },
}

/** What the desk has found out about a file, and made of it. */
export const derivedFields: Field[] = [
  // SHA-256 of the bytes as they came, by which a second copy is noticed.
  { name: 'source', type: 'text', index: true, ...ours },
  // Of a PDF; none where the file does not tell.
  { name: 'pages', type: 'number', ...ours },
  { name: 'colour', type: 'text', ...ours },
  // Widths of the made files by format (`MadeWidths`); none until all of them exist.
  { name: 'made', type: 'json', ...ours },
  { name: 'sizesDue', type: 'checkbox', index: true, ...ours },
]
