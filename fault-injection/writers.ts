import { setTimeout as sleep } from 'node:timers/promises'
import type { Editor } from '../bench/rush/editor.ts'
import { messageJson } from '../bench/soak/messages.ts'
import { CALLS } from '../packages/contract/src/index.ts'

/** Milliseconds for which a writer waits for a response. */
const TIMEOUT_MS = 20_000
/** Milliseconds until a writer tries again after a failure. */
const RETRY_MS = 25
/** Addresses that messages come from in turn: the desk accepts twenty of each in ten minutes. */
const SENDERS = 5_000

export interface MessageResults {
  /** Subjects of accepted messages: each must be stored once. */
  readonly accepted: string[]
  /** How often each refusal came, by status and code. */
  readonly refused: Record<string, number>
  /** Messages without a whole response, which may be stored or not. */
  unanswered: number
}

/** Sends one contact message to a desk or a site; `undefined` without a whole response. */
async function sendMessage(host: string, subject: string, index: number) {
  const sender = index % SENDERS
  try {
    const response = await fetch(host + CALLS.contactSubmit.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.${Math.floor(sender / 250)}.${(sender % 250) + 1}`,
      },
      body: messageJson(subject),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = (await response.json()) as { success?: boolean; code?: string }
    return { status: response.status, code: body.code, isAccepted: body.success === true }
  } catch {
    return undefined
  }
}

/** Writers who each send one message after another, until the signal; `results` has those so far. */
export async function sendMessages(
  host: string,
  writers: number,
  until: AbortSignal,
  results: MessageResults = { accepted: [], refused: {}, unanswered: 0 },
): Promise<MessageResults> {
  let sent = 0
  const writer = async () => {
    while (!until.aborted) {
      sent += 1
      const subject = `Tijaabo ${sent}`
      const response = await sendMessage(host, subject, sent)
      if (response?.isAccepted) {
        results.accepted.push(subject)
        continue
      }
      if (response) {
        const reason = `${response.status} ${response.code}`
        results.refused[reason] = (results.refused[reason] ?? 0) + 1
      } else results.unanswered += 1
      await sleep(RETRY_MS)
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
  return results
}

/** An editor who writes one story after another until the signal; resolves to the titles stored. */
export async function writeDrafts(editor: Editor, until: AbortSignal): Promise<string[]> {
  const titles: string[] = []
  for (let index = 1; !until.aborted; index += 1) {
    const title = `Qoraal ${index}`
    try {
      await editor.draft(title)
      titles.push(title)
    } catch {
      await sleep(RETRY_MS)
    }
  }
  return titles
}
