import type { PayloadRequest } from 'payload'
import type { LanguageGroup } from '../../language-fields.ts'

/** A text that someone sent back to its writer. */
export interface ReturnedText {
  /** ISO instant. */
  readonly at: string
  /** E-mail address of who sent it back. */
  readonly by: string | null
  /** What the writer should look at. */
  readonly remark: string
}

/** Deeds that a text's way to its readers is made of; the newest says where it stands. */
const STEPS = ['post.submitted', 'post.returned', 'post.published', 'post.withdrawn']

/**
 * The remark with which a post's text was sent back, until it goes to review or to readers again;
 * `null` where nobody has remarked anything since.
 */
export async function returnedText(
  { payload }: Pick<PayloadRequest, 'payload'>,
  post: number,
  language: LanguageGroup,
): Promise<ReturnedText | null> {
  const { docs } = await payload.find({
    collection: 'audit',
    where: {
      and: [
        { collection: { equals: 'posts' } },
        { document: { equals: String(post) } },
        { language: { equals: language } },
        { action: { in: STEPS } },
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
