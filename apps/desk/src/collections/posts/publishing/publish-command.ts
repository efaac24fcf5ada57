import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { readBody } from '../../../http/read-body.ts'
import { MAX_NOTE_CHARS, MAX_REASON_CHARS } from './lengths.ts'
import { Refusal } from './refusals.ts'
import { ACTIONS } from './transitions.ts'

/** Longest body: a reason and a note of some hundred words. */
const MAX_BODY_BYTES = 16 * 1024

const BoundedText = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)))

const Schedule = v.object({
  action: v.picklist(['publish', 'withdraw']),
  at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
})

const PublishCommandSchema = v.pipe(
  v.object({
    language: v.picklist(['so', 'en']),
    action: v.picklist(ACTIONS),
    /** Why: one's own text published alone, a text withdrawn or sent back. */
    reason: BoundedText(MAX_REASON_CHARS),
    /** The change note that readers see on a text that was public before. */
    changeNote: BoundedText(MAX_NOTE_CHARS),
    schedule: v.optional(Schedule),
    /** Questions about the text that were answered with yes (`publish-checks`). */
    confirmed: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
    /** Revision of the working copy that the person has looked at. */
    revision: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.check(({ action, schedule }) => action !== 'schedule' || schedule !== undefined),
)

/** What someone asks to be done with a post's text in one language. */
export type PublishCommand = v.InferOutput<typeof PublishCommandSchema>

/** The command in a request's body; refuses what is no JSON and what does not have its shape. */
export async function parsePublishCommand(req: PayloadRequest): Promise<PublishCommand> {
  const body = await readBody(req as unknown as Request, MAX_BODY_BYTES)
  if (!body.ok) {
    throw new Refusal(body.code === 'body_too_large' ? 'body_too_large' : 'invalid_body', req)
  }
  let json: unknown
  try {
    json = JSON.parse(body.text)
  } catch {
    throw new Refusal('invalid_body', req)
  }
  const command = v.safeParse(PublishCommandSchema, json)
  if (!command.success) throw new Refusal('invalid_body', req)
  return command.output
}
