import { type ClientLimit, createClientLimit } from '@gaashaan/http/rate-limiter'
import type { AfterErrorHook, Payload, PayloadRequest } from 'payload'
import { type Actor, recordAuditEvent } from './record-audit-event.ts'

/** Refusals of one account that are written down in a minute: the audit is no place to flood. */
const MAX_PER_MINUTE = 10

const limits = new WeakMap<Payload, ClientLimit>()

function limitOf(payload: Payload): ClientLimit {
  const limit = limits.get(payload) ?? createClientLimit(MAX_PER_MINUTE, 60_000)
  limits.set(payload, limit)
  return limit
}

/** Whether a document that was reported missing exists, but not for this person. */
export async function isHidden(
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

export interface Refused {
  readonly slug: string | undefined
  readonly document: string | undefined
  readonly method: string | undefined
  readonly path: string | undefined
}

/** Writes down what was refused to someone who is signed in, up to so many a minute. */
export async function recordRefusalEvent(
  payload: Payload,
  by: Actor,
  refused: Refused,
): Promise<void> {
  const { document, method, path, slug } = refused
  if (!limitOf(payload).allows(String(by.user?.id))) return
  const event = {
    action: 'access.refused',
    ...(slug !== undefined && { collection: slug }),
    ...(document !== undefined && { document }),
    change: { method, path },
  }
  await recordAuditEvent(payload, event, undefined, by)
}

const pathOf = (req: PayloadRequest): string | undefined =>
  req.url && new URL(req.url, 'http://desk.invalid').pathname

/**
 * Writes down that someone who is signed in asked for what is not theirs: what was refused (403),
 * and a document that exists but was answered as if it did not (404).
 */
export const recordRefusal: AfterErrorHook = async ({ collection, error, req }) => {
  const { user, payload } = req
  if (user?.collection !== 'users') return
  const status = (error as { status?: number }).status
  const document = req.routeParams?.id as string | undefined
  const slug = collection?.slug
  try {
    const isRefused =
      status === 403 || (status === 404 && (await isHidden(payload, slug, document)))
    if (!isRefused) return
    await recordRefusalEvent(payload, req, {
      slug,
      document,
      method: req.method,
      path: pathOf(req),
    })
  } catch (cause) {
    payload.logger.error({ err: cause, msg: 'A refusal could not be written down' })
  }
}
