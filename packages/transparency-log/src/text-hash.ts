import { createHash } from 'node:crypto'
import { canonicalText, plainCanonicalText } from '@gaashaan/contract/texts/canonical-text'

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hash of a version's canonical text, as the log has it. */
export const textHash = (title: string, html: string): string => hashOf(canonicalText(title, html))

/** The same for a text without HTML, title and all. */
export const plainTextHash = (text: string): string => hashOf(plainCanonicalText(text))
