import type { Language } from '@gaashaan/contract'
import type { Subcategory } from '../../payload-types.ts'
import { found, type Related } from '../media/to-contract.ts'

/** A subcategory's name in a language; `null` when it has none there. */
export function subcategoryName(related: Related<Subcategory>, language: Language): string | null {
  const subcategory = found(related)
  return (language === 'SO' ? subcategory?.nameSo : subcategory?.nameEn) || null
}
