import type { Payload, PayloadRequest } from 'payload'
import { auditEvents } from '../observability/metrics.ts'

/** What is written down of a event at the desk. */
export interface AuditEvent {
  /** What was done, `<thing>.<verb in the past>`: `post.published`, `session.refused`. */
  readonly action: string
  /** Collection or global that it was done to, and the document's number there. */
  readonly collection?: string
  readonly document?: number | string
  /** What people call the document: its heading, the e-mail address of an account. */
  readonly heading?: string
  /** Language group of a post that it was done to. */
  readonly language?: 'so' | 'en'
  /** What changed or why, as data without secrets: `{ field: [before, after] }`, `{ reason }`. */
  readonly change?: Readonly<Record<string, unknown>>
}

/** The person or program that acts, and from where. */
export type Actor = Pick<PayloadRequest, 'user' | 'headers'>

/** The address that a request came from, as the door wrote it down; `null` for a program's own. */
function addressOf(req: Actor): string | null {
  return req.headers?.get('x-forwarded-for') || null
}

/**
 * Writes down a event in the request's own transaction: it is in the audit exactly when what was done
 * is in the database. Deeds that must stay although the request fails (refusals) are recorded
 * without a transaction by leaving `req` out.
 */
export async function recordAuditEvent(
  payload: Payload,
  event: AuditEvent,
  req?: PayloadRequest,
  by: Actor | undefined = req,
): Promise<void> {
  await payload.create({
    collection: 'audit',
    data: {
      ...event,
      document: event.document === undefined ? null : String(event.document),
      who: by?.user?.collection === 'users' ? by.user.id : null,
      whoseEmail: by?.user?.collection === 'users' ? by.user.email : null,
      from: by ? addressOf(by) : null,
    },
    ...(req && { req }),
    depth: 0,
  })
  auditEvents.labels({ action: event.action }).inc()
}
