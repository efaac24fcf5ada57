import type { Payload, PayloadRequest } from 'payload'
import { auditEvents } from '../observability/metrics.ts'

/** An event at the desk that the audit records. */
export interface AuditEvent {
  /** What was done, as `<subject>.<past participle>`: `post.published`, `session.refused`. */
  readonly action: string
  /** The collection or global that it was done to, and the document's id there. */
  readonly collection?: string
  readonly document?: number | string
  /** What people call the document: its heading, the e-mail address of an account. */
  readonly heading?: string
  /** The language group of a post that it was done to. */
  readonly language?: 'so' | 'en'
  /** What changed or why, without secrets: `{ field: [before, after] }`, `{ reason }`. */
  readonly change?: Readonly<Record<string, unknown>>
}

/** The person or program that acts, and the request's headers. */
export type Actor = Pick<PayloadRequest, 'user' | 'headers'>

/**
 * Records an event in the transaction of `req`, so that the audit has it exactly if the change itself
 * is stored. Without `req` the event is recorded outside of a transaction and stays although the
 * request fails, as a refusal must. `by` is who did it.
 */
export async function recordAuditEvent(
  payload: Payload,
  event: AuditEvent,
  req?: PayloadRequest,
  by: Actor | undefined = req,
): Promise<void> {
  const user = by?.user?.collection === 'users' ? by.user : undefined
  await payload.create({
    collection: 'audit',
    data: {
      ...event,
      document: event.document === undefined ? null : String(event.document),
      who: user?.id ?? null,
      whoseEmail: user?.email ?? null,
      // The client's IP address, which `guard-requests.ts` has put there.
      from: by?.headers?.get('x-forwarded-for') || null,
    },
    ...(req && { req }),
    depth: 0,
  })
  auditEvents.labels({ action: event.action }).inc()
}
