import type { RemovedTexts } from '@gaashaan/contract'
import type { Payload } from 'payload'

/** The posts of which a text was taken back for good: readers' devices delete what they had of them before. */
export async function removedTexts(desk: Payload): Promise<RemovedTexts> {
  const { docs } = await desk.find({
    collection: 'removals',
    where: { state: { not_equals: 'reverted' } },
    select: { post: true, createdAt: true },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  // The last removal of a post counts.
  return [...new Map(docs.map(({ post, createdAt }) => [post, createdAt]))].map(([id, at]) => ({
    id,
    at,
  }))
}
