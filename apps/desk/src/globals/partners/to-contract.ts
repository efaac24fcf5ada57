import type { Language, Partner as PartnerPayload } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { toPicture } from '../../collections/media/to-contract.ts'
import type { Partner } from '../../payload-types.ts'

/** The partners in order, with their texts in a language; `null` where there are none. */
export function toPartners({ partners }: Partner, language: Language): PartnerPayload[] | null {
  if (!partners?.length) return null
  return partners.map((row) => {
    const text = row[LANGUAGE_GROUP[language]]
    return {
      name: text?.name ?? '',
      kind: row.kind,
      text: text?.text || null,
      mark: row.mark ?? null,
      logo: toPicture(row.logo, language),
      letters: row.letters || null,
      url: row.url || null,
    }
  })
}
