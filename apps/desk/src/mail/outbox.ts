import type { Payload } from 'payload'
import { env, type MailSettings } from '../env.ts'
import type { ContactMessage } from '../payload-types.ts'
import { sendMessage } from './send-message.ts'

/** How often messages that are due are looked for. */
const ROUND_MS = 5 * 60 * 1000

/** Most messages of one round, so that a mail server that comes back is not flooded. */
const MOST_A_ROUND = 20

/** After so many attempts, about a week, a message is left to the editors. */
const MOST_ATTEMPTS = 30

const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000

/** Ids under way, so that a round and a fresh message never mail the same one twice. */
const underWay = new Set<number>()

/** When to try again after so many failures: 5, 10, 20 … minutes, then every six hours. */
export function nextAttempt(failures: number, now: Date): string | null {
  if (failures >= MOST_ATTEMPTS) return null
  const wait = Math.min(ROUND_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)
  return new Date(now.getTime() + wait).toISOString()
}

async function outcomeOf(message: ContactMessage, settings: MailSettings) {
  const attempts = (message.mailAttempts ?? 0) + 1
  try {
    await sendMessage(message, settings)
    const mailedAt = new Date().toISOString()
    return { mailedAt, mailAttempts: attempts, mailError: null, mailDueAt: null }
  } catch (error) {
    const mailError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    return { mailError, mailAttempts: attempts, mailDueAt: nextAttempt(attempts, new Date()) }
  }
}

/** Mails one stored message and writes down what became of it. Never rejects. */
export async function mailMessage(
  desk: Payload,
  id: number,
  settings: MailSettings,
): Promise<void> {
  if (underWay.has(id)) return
  underWay.add(id)
  try {
    const message = await desk.findByID({ collection: 'contact-messages', id, depth: 0 })
    if (message.mailedAt) return
    const data = await outcomeOf(message, settings)
    if (data.mailError) desk.logger.error({ msg: `Mailing message ${id}: ${data.mailError}` })
    await desk.update({ collection: 'contact-messages', id, data, depth: 0 })
  } catch (error) {
    desk.logger.error({ err: error, msg: `Mailing message ${id} could not be written down` })
  } finally {
    underWay.delete(id)
  }
}

/** Mails a message in the background, when a mail server is set. */
export function mailSoon(desk: Payload, id: number, settings = env.mail): void {
  if (settings) void mailMessage(desk, id, settings)
}

/** Mails the messages that are due, the oldest first, one after another. */
export async function mailDue(desk: Payload, settings: MailSettings): Promise<void> {
  const { docs } = await desk.find({
    collection: 'contact-messages',
    where: { mailDueAt: { less_than_equal: new Date().toISOString() } },
    sort: 'mailDueAt',
    select: {},
    depth: 0,
    limit: MOST_A_ROUND,
    pagination: false,
  })
  for (const { id } of docs) await mailMessage(desk, id, settings)
}

/** Mails what is due now and every five minutes; the answer stops it. */
export function startMailing(desk: Payload, settings = env.mail): () => void {
  if (!settings) return () => undefined
  const round = () =>
    mailDue(desk, settings).catch((error) => {
      desk.logger.error({ err: error, msg: 'A round of mailing failed' })
    })
  const timer = setInterval(round, ROUND_MS)
  timer.unref()
  void round()
  return () => clearInterval(timer)
}
