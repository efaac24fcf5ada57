import { MAX_REDIRECTS } from '@gaashaan/contract'
import type { PayloadHandler, PayloadRequest } from 'payload'
import * as v from 'valibot'
import {
  needsReasonToPublish,
  validReason,
} from '../../access/publishers-publish-what-another-wrote.ts'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { errorResponse, type RequestError } from '../../http/error-response.ts'
import { messagesFor } from '../../i18n/messages.ts'
import type { Redirect } from '../../payload-types.ts'
import { MAX_REASON_CHARS } from '../posts/publishing/lengths.ts'
import { REFUSALS } from '../posts/publishing/refusal-messages.ts'
import { existingPageProblem } from './existing-page.ts'
import { type GoodLine, readLines } from './read-lines.ts'
import { chainProblems, otherRedirects } from './redirect-chains.ts'

const Body = v.object({
  lines: v.pipe(v.string(), v.maxLength(2_000_000)),
  /** Why one person makes them public alone. */
  reason: v.optional(v.pipe(v.string(), v.maxLength(MAX_REASON_CHARS))),
})

/** Marks a request whose redirects together are known to be no chain. */
export const CHAINS_CHECKED = 'redirect chains are checked'

const FORBIDDEN: RequestError = {
  status: 403,
  en: 'Only publishers and administrators change redirects.',
  so: 'Daabacayaasha iyo maamulayaasha oo keliya ayaa weecinta beddela.',
}

const INVALID_BODY: RequestError = {
  status: 400,
  en: 'Send the lines as text.',
  so: 'Safafka u dir sida qoraal.',
}

const TOO_MANY: RequestError = {
  status: 422,
  en: `At most ${MAX_REDIRECTS} redirects can be kept.`,
  so: `Ugu badnaan ${MAX_REDIRECTS} weecin ayaa la kaydin karaa.`,
}

async function saveRedirect(req: PayloadRequest, { from, to }: GoodLine) {
  const { payload } = req
  const where = { from: { equals: from } }
  const existing = await payload.db.findOne<Redirect>({ collection: 'redirects', where, req })
  if (existing?.to === to) return 'same'
  const data = { from, to, permanent: true, _status: 'published' as const }
  if (existing) await payload.update({ collection: 'redirects', id: existing.id, data, req })
  else await payload.create({ collection: 'redirects', data, req })
  return existing ? 'changed' : 'made'
}

/**
 * `POST /api/redirects/add-many` with `{ lines, reason }`: adds all redirects, or none if a line is wrong.
 * Responds with 200 `{ made, changed, same }`, or 422 `{ errors: [{ line, text, message }] }`.
 */
export const addMany: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'publisher', 'administrator')) return errorResponse(req, FORBIDDEN)
  const body = v.safeParse(Body, await req.json?.().catch(() => undefined))
  if (!body.success) return errorResponse(req, INVALID_BODY)
  const { good, bad } = readLines(body.output.lines)
  for (const { line, from, to } of good) {
    const problem = await existingPageProblem(req, from)
    if (problem) bad.push({ line, text: `${from},${to}`, problem })
  }
  const chains = await chainProblems(req, good, await otherRedirects(req))
  for (const { line, from, to } of good) {
    const problem = chains.get(from)
    if (problem) bad.push({ line, text: `${from},${to}`, problem })
  }
  if (bad.length > 0) {
    const { t } = messagesFor(req)
    const errors = bad
      .sort((a, b) => a.line - b.line)
      .map(({ line, text, problem }) => ({ line, text, message: t(problem) }))
    return Response.json({ errors }, { status: 422 })
  }
  const reason = validReason(body.output.reason)
  const fourEyes = req.payload.config.custom.fourEyes !== false
  if (needsReasonToPublish({ isOwn: true, fourEyes }) && !reason) {
    return errorResponse(req, REFUSALS.alone_needs_reason)
  }
  const { totalDocs } = await req.payload.count({ collection: 'redirects' })
  if (totalDocs + good.length > MAX_REDIRECTS) return errorResponse(req, TOO_MANY)
  const counts = { made: 0, changed: 0, same: 0 }
  req.context[CHAINS_CHECKED] = true
  await inTransaction(req, async () => {
    for (const line of good) counts[await saveRedirect(req, line)] += 1
    const change = { ...counts, ...(reason && { reason }) }
    const event = { action: 'redirects.added', collection: 'redirects', change }
    await recordAuditEvent(req.payload, event, req)
  })
  return Response.json(counts)
}
