import { every } from '@gaashaan/runtime/every'
import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import type { Payload } from 'payload'
import { env, type MailSettings } from '../env/env.ts'
import { mails } from '../observability/metrics.ts'
import { CONTACT_MESSAGES, type EmailKind, type QueuedEmail, REPLIES } from './emails.ts'

/** How often due e-mails are sent. */
const ROUND_MS = 5 * 60 * 1000

/** At most this many e-mails of a kind in a round, so that a recovered mail server is not flooded. */
const MAX_PER_ROUND = 20

/** After this many attempts, about a week, an e-mail is given up. */
const MAX_ATTEMPTS = 30

const MAX_WAIT_MS = 6 * 60 * 60 * 1000

/** E-mails that are being sent, so that a round and a new request never send the same one twice. */
const inProgress = new Set<string>()

interface Outcome {
  readonly mailedAt?: string
  readonly mailAttempts: number
  readonly mailError: string | null
  readonly mailDueAt: string | null
}

/** Results of e-mails that were sent but could not be marked as sent: they are not sent again. */
const unsavedOutcomes = new Map<string, Outcome>()

/** When to try again after some failures: after 5, 10, 20 … minutes, then every six hours. */
export function nextAttempt(failures: number, now: Date): string | null {
  if (failures >= MAX_ATTEMPTS) return null
  const wait = Math.min(ROUND_MS * 2 ** (failures - 1), MAX_WAIT_MS)
  return new Date(now.getTime() + wait).toISOString()
}

/** The part of an error that may be logged: the server's message can contain a recipient's address. */
function errorCode(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'no code'
}

async function attempt(
  desk: Payload,
  kind: EmailKind,
  email: QueuedEmail,
  settings: MailSettings,
): Promise<Outcome> {
  const attempts = (email.mailAttempts ?? 0) + 1
  try {
    await kind.send(desk, email.id, settings)
    mails.labels({ kind: kind.label, result: 'sent' }).inc()
    const mailedAt = new Date().toISOString()
    return { mailedAt, mailAttempts: attempts, mailError: null, mailDueAt: null }
  } catch (error) {
    mails.labels({ kind: kind.label, result: 'failed' }).inc()
    desk.logger.error({ msg: `Mailing ${kind.slug} ${email.id}: ${errorCode(error)}` })
    const mailError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    return { mailError, mailAttempts: attempts, mailDueAt: nextAttempt(attempts, new Date()) }
  }
}

/** Sends one queued e-mail and stores the outcome. Never rejects. */
async function mail(desk: Payload, kind: EmailKind, id: number, settings: MailSettings) {
  const key = `${kind.slug}/${id}`
  if (inProgress.has(key)) return
  inProgress.add(key)
  try {
    const email = await desk.findByID({ collection: kind.slug, id, depth: 0 })
    if (email.mailedAt) return
    const data = unsavedOutcomes.get(key) ?? (await attempt(desk, kind, email, settings))
    if (data.mailedAt) unsavedOutcomes.set(key, data)
    await desk.update({ collection: kind.slug, id, data, depth: 0 })
    unsavedOutcomes.delete(key)
    if (!data.mailedAt && data.mailDueAt === null) await kind.giveUp?.(desk, id)
  } catch (error) {
    const msg = `Mailing ${kind.slug} ${id} could not be written down`
    desk.logger.error({ err: error, msg })
  } finally {
    inProgress.delete(key)
  }
}

/** Mails a visitor's message to its department. Never rejects. */
export function mailMessage(desk: Payload, id: number, settings: MailSettings): Promise<void> {
  return trackPending(mail(desk, CONTACT_MESSAGES, id, settings))
}

/** Mails a reply to the visitor. Never rejects. */
export function mailReply(desk: Payload, id: number, settings: MailSettings): Promise<void> {
  return trackPending(mail(desk, REPLIES, id, settings))
}

/** Mails a message in the background if a mail server is set. */
export function mailSoon(desk: Payload, id: number, settings = env.mail): void {
  if (settings) void mailMessage(desk, id, settings)
}

async function mailDueOfKind(
  desk: Payload,
  kind: EmailKind,
  settings: MailSettings,
): Promise<void> {
  const now = Date.now()
  const isDue = { mailDueAt: { less_than_equal: new Date(now).toISOString() } }
  // A longer wait was set while the machine's clock was ahead.
  const isSkewed = { mailDueAt: { greater_than: new Date(now + MAX_WAIT_MS).toISOString() } }
  const { docs } = await desk.find({
    collection: kind.slug,
    where: { or: [isDue, isSkewed] },
    sort: 'mailDueAt',
    select: {},
    depth: 0,
    limit: MAX_PER_ROUND,
    pagination: false,
  })
  for (const { id } of docs) {
    // The rest is sent after the next start.
    if (isStopping()) return
    await trackPending(mail(desk, kind, id, settings))
  }
}

/** Mails due messages and replies one after another, the oldest first. */
export async function mailDue(desk: Payload, settings: MailSettings): Promise<void> {
  for (const kind of [CONTACT_MESSAGES, REPLIES]) await mailDueOfKind(desk, kind, settings)
}

/** Mails what is due now and every five minutes; returns a function that stops it. */
export function startMailing(desk: Payload, settings = env.mail): () => Promise<void> {
  if (!settings) return async () => undefined
  return every(
    ROUND_MS,
    () => mailDue(desk, settings),
    (error) => desk.logger.error({ err: error, msg: 'A round of mailing failed' }),
  ).stop
}
