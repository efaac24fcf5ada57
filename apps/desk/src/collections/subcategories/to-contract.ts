import type { Language } from '@gaashaan/contract'
import type { Subcategory } from '../../payload-types.ts'
import { type Relation, relatedDocument } from '../media/to-contract.ts'

/** The name of a published subcategory in a language; `null` without one. */
export function subcategoryName(related: Relation<Subcategory>, language: Language): string | null {
  const subcategory = relatedDocument(related)
  if (subcategory?._status !== 'published') return null
  return (language === 'SO' ? subcategory.nameSo : subcategory.nameEn) || null
}
