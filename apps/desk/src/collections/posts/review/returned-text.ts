import type { PayloadRequest } from 'payload'
import type { LanguageGroup } from '../../language-fields.ts'

/** Audit events that change a text's state; the newest decides whether the text is returned. */
const STATE_EVENTS = ['post.submitted', 'post.returned', 'post.published', 'post.withdrawn']

/**
 * The remark with which a text was last sent back, when (ISO instant) and by whom (e-mail address);
 * `null` once the text has been submitted, published or withdrawn again, or without a remark.
 */
export async function returnedText(
  { payload }: Pick<PayloadRequest, 'payload'>,
  post: number,
  language: LanguageGroup,
) {
  const { docs } = await payload.find({
    collection: 'audit',
    where: {
      and: [
        { collection: { equals: 'posts' } },
        { document: { equals: String(post) } },
        { language: { equals: language } },
        { action: { in: STATE_EVENTS } },
      ],
    },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const [last] = docs
  const remark = (last?.change as { reason?: unknown } | null)?.reason
  if (last?.action !== 'post.returned' || typeof remark !== 'string') return null
  return { at: last.createdAt, by: last.whoseEmail ?? null, remark }
}
