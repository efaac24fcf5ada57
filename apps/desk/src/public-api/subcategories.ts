import { kindOfCategory, type Subcategory } from '@gaashaan/contract'
import type { Payload, Where } from 'payload'
import { subcategoryName } from '../collections/subcategories/to-contract.ts'
import { type Load, languageOf, required } from './load.ts'
import { listedIn } from './posts/listed-in.ts'

/** Whether a post meets all conditions. The query stops at the first, which an index finds. */
async function hasPost(desk: Payload, conditions: Where[]): Promise<boolean> {
  const { docs } = await desk.find({
    collection: 'posts',
    where: { and: conditions },
    select: { kind: true },
    sort: ['-publishedAt', '-id'],
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs.length > 0
}

/** The subcategories of a category that have public posts, ordered by name. */
export const subcategories: Load = async (desk, call): Promise<Subcategory[]> => {
  const language = languageOf(call)
  const kind = { kind: { equals: kindOfCategory(required(call.category_id, 'category_id')) } }
  const { docs } = await desk.find({
    collection: 'subcategories',
    where: { and: [kind, { _status: { equals: 'published' } }] },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  const named = docs.flatMap((doc) => {
    const name = subcategoryName(doc, language)
    return name === null ? [] : [{ id: doc.id, name }]
  })
  const used = await Promise.all(
    named.map(async (subcategory) => {
      const inSubcategory = { subcategory: { equals: subcategory.id } }
      return (await hasPost(desk, [kind, ...listedIn(language), inSubcategory])) ? subcategory : []
    }),
  )
  return used.flat().sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
