import type { Field, TextField } from 'payload'
import { programsAlone } from '../../access/programs-alone.ts'

/** Only the desk writes these fields, so that an editor's open form does not reset them. */
const deskOnly = {
  access: { create: programsAlone, update: programsAlone },
  admin: { disabled: true },
} as const

/**
 * The name of the file when it was uploaded. Editors find the file by it; readers never see it, since
 * the name in the URL is made from the content.
 */
export const givenName: TextField = {
  name: 'givenName',
  label: { en: 'Name', so: 'Magaca' },
  type: 'text',
  access: deskOnly.access,
  admin: { hidden: true },
}

/** Facts that the desk derives from a file. */
export const derivedFields: Field[] = [
  // SHA-256 of the uploaded bytes, by which a second copy is recognized.
  { name: 'source', type: 'text', index: true, ...deskOnly },
  // SHA-256 of the bytes that readers get, as the transparency log has it.
  { name: 'sha256', type: 'text', index: true, ...deskOnly },
  // Number of pages of a PDF; empty when it cannot be read.
  { name: 'pages', type: 'number', ...deskOnly },
  { name: 'colour', type: 'text', ...deskOnly },
  // What a picture looks like (`encodeLikenesses`): of the whole, and of each of its `LIKENESS_CROPS`.
  { name: 'likeness', type: 'text', ...deskOnly },
  // Widths of the image variants by format (`VariantWidths`); empty until all of them exist.
  { name: 'made', type: 'json', ...deskOnly },
  { name: 'sizesDue', type: 'checkbox', index: true, ...deskOnly },
]
