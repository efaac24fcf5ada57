import { every } from '@gaashaan/runtime/every'
import { isStopping, trackPending } from '@gaashaan/runtime/stopping'
import type { Payload } from 'payload'
import { env, type MailSettings } from '../env/env.ts'
import { mails } from '../observability/metrics.ts'
import { type Letter, type Letters, MESSAGES, REPLIES } from './emails.ts'

/** How often letters that are due are looked for. */
const ROUND_MS = 5 * 60 * 1000

/** Most letters of one kind and round, so that a mail server that comes back is not flooded. */
const MAX_PER_ROUND = 20

/** After so many attempts, about a week, a letter is left to people. */
const MAX_ATTEMPTS = 30

const MAX_WAIT_MS = 6 * 60 * 60 * 1000

/** Letters under way, so that a round and a fresh letter never mail the same one twice. */
const underWay = new Set<string>()

interface Outcome {
  readonly mailedAt?: string
  readonly mailAttempts: number
  readonly mailError: string | null
  readonly mailDueAt: string | null
}

/** Letters that went out but could not be written down as such: they are not mailed again. */
const unwritten = new Map<string, Outcome>()

/** When to try again after so many failures: 5, 10, 20 … minutes, then every six hours. */
export function nextAttempt(failures: number, now: Date): string | null {
  if (failures >= MAX_ATTEMPTS) return null
  const wait = Math.min(ROUND_MS * 2 ** (failures - 1), MAX_WAIT_MS)
  return new Date(now.getTime() + wait).toISOString()
}

/** What a log may hold of a failure: a server's own words can name who was written to. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'no code'
}

async function attempt(
  desk: Payload,
  letters: Letters,
  letter: Letter,
  settings: MailSettings,
): Promise<Outcome> {
  const attempts = (letter.mailAttempts ?? 0) + 1
  try {
    await letters.send(desk, letter.id, settings)
    mails.labels({ kind: letters.kind, result: 'sent' }).inc()
    const mailedAt = new Date().toISOString()
    return { mailedAt, mailAttempts: attempts, mailError: null, mailDueAt: null }
  } catch (error) {
    mails.labels({ kind: letters.kind, result: 'failed' }).inc()
    desk.logger.error({ msg: `Mailing ${letters.slug} ${letter.id}: ${codeOf(error)}` })
    const mailError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    return { mailError, mailAttempts: attempts, mailDueAt: nextAttempt(attempts, new Date()) }
  }
}

/** Mails one stored letter and writes down what became of it. Never rejects. */
async function mail(desk: Payload, letters: Letters, id: number, settings: MailSettings) {
  const key = `${letters.slug}/${id}`
  if (underWay.has(key)) return
  underWay.add(key)
  try {
    const letter = await desk.findByID({ collection: letters.slug, id, depth: 0 })
    if (letter.mailedAt) return
    const data = unwritten.get(key) ?? (await attempt(desk, letters, letter, settings))
    if (data.mailedAt) unwritten.set(key, data)
    await desk.update({ collection: letters.slug, id, data, depth: 0 })
    unwritten.delete(key)
    if (!data.mailedAt && data.mailDueAt === null) await letters.giveUp?.(desk, id)
  } catch (error) {
    desk.logger.error({
      err: error,
      msg: `Mailing ${letters.slug} ${id} could not be written down`,
    })
  } finally {
    underWay.delete(key)
  }
}

/** Mails one visitor's message to its department. Never rejects. */
export function mailMessage(desk: Payload, id: number, settings: MailSettings): Promise<void> {
  return trackPending(mail(desk, MESSAGES, id, settings))
}

/** Mails one reply to its visitor. Never rejects. */
export function mailReply(desk: Payload, id: number, settings: MailSettings): Promise<void> {
  return trackPending(mail(desk, REPLIES, id, settings))
}

/** Mails a message in the background, when a mail server is set. */
export function mailSoon(desk: Payload, id: number, settings = env.mail): void {
  if (settings) void mailMessage(desk, id, settings)
}

async function mailDueOf(desk: Payload, letters: Letters, settings: MailSettings): Promise<void> {
  const now = Date.now()
  const isDue = { mailDueAt: { less_than_equal: new Date(now).toISOString() } }
  // No letter waits so long but one of a clock that was ahead and has been set right.
  const isOdd = { mailDueAt: { greater_than: new Date(now + MAX_WAIT_MS).toISOString() } }
  const { docs } = await desk.find({
    collection: letters.slug,
    where: { or: [isDue, isOdd] },
    sort: 'mailDueAt',
    select: {},
    depth: 0,
    limit: MAX_PER_ROUND,
    pagination: false,
  })
  for (const { id } of docs) {
    // What waits is found by the next start.
    if (isStopping()) return
    await trackPending(mail(desk, letters, id, settings))
  }
}

/** Mails the messages and the replies that are due, the oldest first, one after another. */
export async function mailDue(desk: Payload, settings: MailSettings): Promise<void> {
  for (const letters of [MESSAGES, REPLIES]) await mailDueOf(desk, letters, settings)
}

/** Mails what is due now and every five minutes; the answer stops it. */
export function startMailing(desk: Payload, settings = env.mail): () => Promise<void> {
  if (!settings) return async () => undefined
  return every(
    ROUND_MS,
    () => mailDue(desk, settings),
    (error) => desk.logger.error({ err: error, msg: 'A round of mailing failed' }),
  ).stop
}
