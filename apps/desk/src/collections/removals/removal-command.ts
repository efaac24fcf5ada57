import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { readBody } from '../../http/read-body.ts'
import { MAX_REASON_CHARS } from '../posts/publishing/lengths.ts'
import { Refusal } from '../posts/publishing/refusals.ts'

/** Room for a reason and an address. */
const MAX_BODY_BYTES = 16 * 1024

const RemoveJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    languages: v.pipe(v.array(v.picklist(['so', 'en'])), v.minLength(1), v.maxLength(2)),
    /** Why; readers never see it. */
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_REASON_CHARS))),
    /** A path of the site or an https address to which readers are sent instead. */
    movedTo: v.optional(v.pipe(v.string(), v.trim())),
  }),
)

/** What a second person does with a removal. */
export const DECISIONS = ['confirm', 'revert', 'askErasure', 'erase'] as const

const DecideJson = v.pipe(v.string(), v.parseJson(), v.object({ decision: v.picklist(DECISIONS) }))

const ReadJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ reason: v.pipe(v.string(), v.trim(), v.maxLength(MAX_REASON_CHARS)) }),
)

/** A person's command to take a text back for good. */
export type RemoveCommand = v.InferOutput<typeof RemoveJson>

export type Decision = (typeof DECISIONS)[number]

async function parse<S extends v.GenericSchema<string, unknown>>(
  req: PayloadRequest,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = await readBody(req as unknown as Request, MAX_BODY_BYTES)
  if (!body.ok) throw new Refusal(body.code, req)
  const parsed = v.safeParse(schema, body.text)
  if (!parsed.success) throw new Refusal('invalid_body', req)
  return parsed.output
}

/** The command in a request's body. Throws a `Refusal` for a body that is not valid. */
export const parseRemoveCommand = (req: PayloadRequest) => parse(req, RemoveJson)

export const parseDecision = async (req: PayloadRequest) => (await parse(req, DecideJson)).decision

/** Why a sealed text is read. */
export const parseReadingReason = async (req: PayloadRequest) => (await parse(req, ReadJson)).reason
