import { type ClientLimit, createClientLimit } from '@gaashaan/http/rate-limiter'
import type { AfterErrorHook, Payload } from 'payload'
import { type Actor, type AuditEvent, recordAuditEvent } from './record-audit-event.ts'

/** At most this many refusals of one account are recorded in a minute: nobody can flood the audit. */
const MAX_PER_MINUTE = 10

const limits = new WeakMap<Payload, ClientLimit>()

/** Each desk has a limit of its own. */
function refusalLimit(payload: Payload): ClientLimit {
  const limit = limits.get(payload) ?? createClientLimit(MAX_PER_MINUTE, 60_000)
  limits.set(payload, limit)
  return limit
}

/** Whether a document exists, for whomever. */
export async function documentExists(
  payload: Payload,
  slug: string | undefined,
  id: unknown,
): Promise<boolean> {
  if (slug === undefined || !/^\d{1,15}$/.test(String(id))) return false
  const { totalDocs } = await payload.count({
    collection: slug as 'contact-messages',
    where: { id: { equals: Number(id) } },
  })
  return totalDocs > 0
}

/** Records that someone who is signed in was refused access, within the limit. */
export async function recordRefusalEvent(
  payload: Payload,
  by: Actor,
  refused: Omit<AuditEvent, 'action'>,
): Promise<void> {
  if (!refusalLimit(payload).allows(String(by.user?.id))) return
  await recordAuditEvent(payload, { action: 'access.refused', ...refused }, undefined, by)
}

/**
 * Records refused requests of people who are signed in: those with 403, and those with 404 for a
 * document that exists but not for this person.
 */
export const recordRefusal: AfterErrorHook = async ({ collection, error, req }) => {
  const { user, payload } = req
  if (user?.collection !== 'users') return
  const status = (error as { status?: number }).status
  const document = req.routeParams?.id as string | undefined
  const slug = collection?.slug
  try {
    const isRefused =
      status === 403 || (status === 404 && (await documentExists(payload, slug, document)))
    if (!isRefused) return
    const path = req.url && new URL(req.url, 'http://desk.invalid').pathname
    const change = { method: req.method, path }
    await recordRefusalEvent(payload, req, { collection: slug, document, change })
  } catch (err) {
    payload.logger.error({ err, msg: 'A refusal could not be written down' })
  }
}
