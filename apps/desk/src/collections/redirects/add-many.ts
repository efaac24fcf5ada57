import { MAX_REDIRECTS } from '@gaashaan/contract'
import { commitTransaction, initTransaction, killTransaction, type PayloadHandler } from 'payload'
import * as v from 'valibot'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import { livingPageProblem } from './living-page.ts'
import { type GoodLine, readLines } from './read-lines.ts'

const Body = v.object({ lines: v.pipe(v.string(), v.maxLength(2_000_000)) })

const FORBIDDEN: BothLanguages = {
  en: 'Only publishers and administrators change redirects.',
  so: 'Daabacayaasha iyo maamulayaasha oo keliya ayaa weecinta beddela.',
}

const BODY: BothLanguages = {
  en: 'Send the lines as text.',
  so: 'Safafka u dir sida qoraal.',
}

const TOO_MANY: BothLanguages = {
  en: `At most ${MAX_REDIRECTS} redirects can be kept.`,
  so: `Ugu badnaan ${MAX_REDIRECTS} weecin ayaa la kaydin karaa.`,
}

type Request = Parameters<PayloadHandler>[0]

async function keep(req: Request, { from, to }: GoodLine): Promise<'made' | 'changed' | 'same'> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    limit: 1,
    pagination: false,
    req,
  })
  const [known] = docs
  if (known?.to === to) return 'same'
  const data = { from, to, permanent: true }
  if (known) await req.payload.update({ collection: 'redirects', id: known.id, data, req })
  else await req.payload.create({ collection: 'redirects', data, req })
  return known ? 'changed' : 'made'
}

/**
 * `POST /api/redirects/add-many` with `{ lines }`: all of them, or with one that is wrong none.
 * Answers 200 `{ made, changed, same }`, or 422 `{ errors: [{ line, text, message }] }`.
 */
export const addMany: PayloadHandler = async (req) => {
  const refuse = (status: number, message: BothLanguages) =>
    Response.json({ errors: [{ message: messagesFor(req).t(message) }] }, { status })
  if (!hasRole(req.user, 'publisher', 'administrator')) return refuse(403, FORBIDDEN)
  const body = v.safeParse(Body, await req.json?.().catch(() => undefined))
  if (!body.success) return refuse(400, BODY)
  const { good, bad } = readLines(body.output.lines)
  for (const { line, from, to } of good) {
    const problem = await livingPageProblem(req, from)
    if (problem) bad.push({ line, text: `${from},${to}`, problem })
  }
  if (bad.length > 0) {
    bad.sort((one, other) => one.line - other.line)
    const errors = bad.map(({ line, text, problem }) => ({
      line,
      text,
      message: messagesFor(req).t(problem),
    }))
    return Response.json({ errors }, { status: 422 })
  }
  const { totalDocs } = await req.payload.count({ collection: 'redirects' })
  if (totalDocs + good.length > MAX_REDIRECTS) return refuse(422, TOO_MANY)
  const counts = { made: 0, changed: 0, same: 0 }
  const isOurs = await initTransaction(req)
  try {
    for (const line of good) counts[await keep(req, line)] += 1
    const event = { action: 'redirects.added', collection: 'redirects', change: counts }
    await recordAuditEvent(req.payload, event, req)
    if (isOurs) await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
  return Response.json(counts)
}
