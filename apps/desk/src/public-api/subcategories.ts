import { kindOfCategory, type Subcategory } from '@gaashaan/contract'
import type { Payload, Where } from 'payload'
import { subcategoryName } from '../collections/subcategories/to-contract.ts'
import { type Load, languageOf, required } from './load.ts'
import { listedIn } from './posts/listed-in.ts'

/** Whether an index can show one post that meets all conditions; it never looks for a second. */
async function isAnyPost(desk: Payload, conditions: Where[]): Promise<boolean> {
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

/** The subcategories that a category's readers would find something in, by name. */
export const subcategories: Load = async (desk, call): Promise<Subcategory[]> => {
  const language = languageOf(call)
  const kind = { kind: { equals: kindOfCategory(required(call.category_id, 'category_id')) } }
  const { docs } = await desk.find({
    collection: 'subcategories',
    where: kind,
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  const named = docs.flatMap((doc) => {
    const name = subcategoryName(doc, language)
    return name === null ? [] : [{ id: doc.id, name }]
  })
  const areUsed = await Promise.all(
    named.map(({ id }) =>
      isAnyPost(desk, [kind, ...listedIn(language), { subcategory: { equals: id } }]),
    ),
  )
  return named
    .filter((_subcategory, index) => areUsed[index])
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
