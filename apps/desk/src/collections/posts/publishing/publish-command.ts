import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { readBody } from '../../../http/read-body.ts'
import { MAX_NOTE_CHARS, MAX_REASON_CHARS } from './lengths.ts'
import { Refusal } from './refusals.ts'
import { ACTIONS } from './transitions.ts'

/** Room for a reason and a note of some hundred words. */
const MAX_BODY_BYTES = 16 * 1024

const OptionalText = (maxChars: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxChars)))

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
    /** Why one's own text is published alone, or a text is withdrawn or sent back. */
    reason: OptionalText(MAX_REASON_CHARS),
    /** The note about a change, which readers see on a text that was public before. */
    changeNote: OptionalText(MAX_NOTE_CHARS),
    schedule: v.optional(Schedule),
    /** Keys of the questions that were answered with yes (`publish-checks`). */
    confirmed: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
    /** Revision of the working copy that the person has read. */
    revision: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.check(({ action, schedule }) => action !== 'schedule' || schedule !== undefined),
)

/** A person's command about a post's text in one language. */
export type PublishCommand = v.InferOutput<typeof PublishCommandSchema>

/** The same as the JSON body of a request. */
export type PublishCommandBody = v.InferInput<typeof PublishCommandSchema>

const CommandJson = v.pipe(v.string(), v.parseJson(), PublishCommandSchema)

/** The command in a request's body. Throws a `Refusal` for a body that is not valid. */
export async function parsePublishCommand(req: PayloadRequest): Promise<PublishCommand> {
  const body = await readBody(req as unknown as Request, MAX_BODY_BYTES)
  if (!body.ok) throw new Refusal(body.code, req)
  const command = v.safeParse(CommandJson, body.text)
  if (!command.success) throw new Refusal('invalid_body', req)
  return command.output
}
