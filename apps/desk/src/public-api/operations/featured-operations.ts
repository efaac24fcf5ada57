import { hasTitleFor, toOperation } from '../../collections/operations/to-contract.ts'
import { editorsOrder, orderByIds } from '../../globals/front-page/order.ts'
import { type Load, languageOf } from '../load.ts'
import { addReferenceTags } from '../reference-tags.ts'

/** Maximum number of featured operations in a response. */
const MAX_FEATURED = 50

/** The featured operations: in the editors' order, then by start date, newest first, undated last. */
export const featuredOperations: Load = async (desk, call) => {
  const language = languageOf(call)
  const { docs } = await desk.find({
    collection: 'operations',
    where: { and: [{ _status: { equals: 'published' } }, { featured: { equals: true } }] },
    sort: ['-startDate', '-id'],
    select: { photos: false },
    depth: 1,
    limit: MAX_FEATURED,
    pagination: false,
  })
  addReferenceTags(call.tags, desk, 'operations', docs)
  // PostgreSQL sorts rows without a date first, SQLite last.
  const dated = docs.filter((doc) => doc.startDate)
  const undated = docs.filter((doc) => !doc.startDate)
  const order = await editorsOrder(desk, 'operations')
  return orderByIds([...dated, ...undated], order)
    .filter((doc) => hasTitleFor(doc, language))
    .map((doc) => toOperation(doc, language))
}
