import type { Language } from '@gaashaan/contract'
import type { Subcategory } from '../../payload-types.ts'
import { type Relation, relatedDocument } from '../media/to-contract.ts'

/** The name of a subcategory in a language; `null` without one. */
export function subcategoryName(related: Relation<Subcategory>, language: Language): string | null {
  const subcategory = relatedDocument(related)
  return (language === 'SO' ? subcategory?.nameSo : subcategory?.nameEn) || null
}
