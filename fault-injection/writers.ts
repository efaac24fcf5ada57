import type { firstEditor } from '../bench/rush/editor.ts'
import { CALLS } from '../packages/contract/src/index.ts'

/** Milliseconds for which a writer waits for its answer; one that comes later was not given. */
const PATIENCE = 20_000
/** Milliseconds until a writer tries again after a failure. */
const AGAIN = 25
/** Addresses that messages come from in turn: the desk takes twenty of each in ten minutes. */
const SENDERS = 5_000

/** What writers were told: by the word that they wrote. */
export interface Told {
  /** Answered with success: it must be found afterwards, once. */
  readonly taken: string[]
  /** Answered with a refusal, by status. */
  readonly refused: Record<string, number>
  /** No whole answer: it may be there or not. */
  unanswered: number
}

/** Sends one contact message to a desk or a site: the status, or none where there was no answer. */
export async function sendMessage(host: string, subject: string, at: number) {
  const sender = at % SENDERS
  try {
    const answer = await fetch(host + CALLS.contactSubmit.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.${Math.floor(sender / 250)}.${(sender % 250) + 1}`,
      },
      body: JSON.stringify({
        name: 'Qof Tusaale',
        email: 'qof@tusaale.example',
        subject,
        department: 'general',
        message: `Farriin tijaabo ah: ${subject}.`,
        agreed: true,
      }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const body = (await answer.json()) as { success?: boolean; code?: string }
    return { status: answer.status, code: body.code, isTaken: body.success === true }
  } catch {
    return undefined
  }
}

/** Writers, each with one message after another under way, until the signal. */
export async function keepSending(
  host: string,
  writers: number,
  until: AbortSignal,
  name = 'Tijaabo',
): Promise<Told> {
  const told: Told = { taken: [], refused: {}, unanswered: 0 }
  let sent = 0
  const writer = async () => {
    while (!until.aborted) {
      sent += 1
      const subject = `${name} ${sent}`
      const answer = await sendMessage(host, subject, sent)
      if (answer?.isTaken) told.taken.push(subject)
      else if (answer) {
        const reason = `${answer.status} ${answer.code}`
        told.refused[reason] = (told.refused[reason] ?? 0) + 1
      } else told.unanswered += 1
      if (!answer?.isTaken) await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return told
}

/** An editor who writes one story after another, whatever happens to the desk: the titles kept. */
export async function keepDrafting(
  editor: Awaited<ReturnType<typeof firstEditor>>,
  until: AbortSignal,
): Promise<string[]> {
  const kept: string[] = []
  for (let at = 1; !until.aborted; at += 1) {
    const title = `Qoraal ${at}`
    try {
      await editor.draft(title)
      kept.push(title)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
  return kept
}

/** How many of what was taken are missing, and how many are there more than once. */
export function compare(taken: readonly string[], found: readonly string[]) {
  const counts = new Map<string, number>()
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1)
  const lost = taken.filter((each) => !counts.has(each)).length
  const doubled = [...counts.values()].filter((count) => count > 1).length
  return { lost, doubled }
}
