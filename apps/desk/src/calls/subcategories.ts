import { kindOfCategory, type Subcategory } from '@gaashaan/contract'
import { subcategoryName } from '../collections/subcategories/to-contract.ts'
import { listedIn } from './find-posts.ts'
import { type Load, languageOf, required } from './load.ts'

/** The subcategories that a category's readers would find something in, by name. */
export const subcategories: Load = async (desk, call): Promise<Subcategory[]> => {
  const language = languageOf(call)
  const kind = { kind: { equals: kindOfCategory(required(call.category_id, 'category_id')) } }
  const [{ docs }, used] = await Promise.all([
    desk.find({
      collection: 'subcategories',
      where: kind,
      sort: 'id',
      depth: 0,
      pagination: false,
    }),
    desk.findDistinct({
      collection: 'posts',
      field: 'subcategory',
      where: { and: [kind, ...listedIn(language), { subcategory: { exists: true } }] },
      depth: 0,
    }),
  ])
  const usedIds = used.values.map((value) => value.subcategory)
  return docs
    .filter(({ id }) => usedIds.includes(id))
    .flatMap((doc) => {
      const name = subcategoryName(doc, language)
      return name === null ? [] : [{ id: doc.id, name }]
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
