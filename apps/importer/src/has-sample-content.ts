import { SAMPLE_CREDIT } from '@gaashaan/desk/sample/credit'
import type { Payload } from 'payload'

/** Whether the desk has posts or leaders of the sample content, by the credit of its drawings. */
export async function hasSampleContent(payload: Payload): Promise<boolean> {
  const isSample = { equals: SAMPLE_CREDIT.creditEn }
  const posts = await payload.count({
    collection: 'posts',
    where: { 'picture.creditEn': isSample },
  })
  const leaders = await payload.count({
    collection: 'leaders',
    where: { 'photo.creditEn': isSample },
  })
  return posts.totalDocs + leaders.totalDocs > 0
}
