import type { Language } from './language.ts'
import { idInReference, referenceNumber } from './reference-number.ts'

/** The file name of a press release's PDF, `WG-34-so.pdf`. */
export const pressReleasePdfName = (id: number, language: Language): string =>
  `${referenceNumber(id)}-${language === 'SO' ? 'so' : 'en'}.pdf`

/** The path at which the site has it. */
export const pressReleasePdfPath = (id: number, language: Language): string =>
  `/pdf/${pressReleasePdfName(id, language)}`

/** What a file name names; `undefined` for any that is not spelt exactly so. */
export function parsePressReleasePdfName(name: string) {
  const [, reference = '', code] = /^(WG-[1-9]\d{0,8})-(so|en)\.pdf$/.exec(name) ?? []
  const id = idInReference(reference)
  if (id === undefined) return undefined
  return { id, language: code === 'so' ? ('SO' as const) : ('EN' as const) }
}
