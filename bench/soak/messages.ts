import { request } from 'node:http'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { CALLS } from '../../packages/contract/src/index.ts'

/** Addresses that messages come from in turn: the desk accepts twenty of each in ten minutes. */
const SENDERS = 200

/** A contact message as JSON. */
export const messageJson = (subject: string) =>
  JSON.stringify({
    name: 'Qof Tusaale',
    email: 'qof@tusaale.example',
    subject,
    department: 'general',
    message: `Farriin tijaabo ah: ${subject}.`,
    agreed: true,
  })

/** Sends one message; resolves to whether the site has accepted it. */
function send(site: string, subject: string, localAddress: string): Promise<boolean> {
  const body = messageJson(subject)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const fail = () => resolve(false)
    const options = { method: 'POST', headers, localAddress, agent: false } as const
    request(site + CALLS.contactSubmit.path, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200))
      response.once('error', fail)
    })
      .once('error', fail)
      .end(body)
  })
}

/** Sends a message from another address every so many milliseconds, until the signal. */
export async function sendMessages(site: string, intervalMs: number, until: AbortSignal) {
  /** Subjects of the messages that the site has accepted. */
  const accepted: string[] = []
  let sent = 0
  while (!until.aborted) {
    const subject = `Cabbir ${sent + 1}`
    if (await send(site, subject, `127.0.2.${(sent % SENDERS) + 1}`)) accepted.push(subject)
    sent += 1
    await sleep(intervalMs)
  }
  return { sent, accepted }
}

/** The subjects in the database file of a desk. */
export function storedSubjects(folder: string): string[] {
  const database = new DatabaseSync(path.join(folder, 'gaashaan.db'), { readOnly: true })
  try {
    const rows = database.prepare('SELECT subject FROM contact_messages').all()
    return rows.map(({ subject }) => String(subject))
  } finally {
    database.close()
  }
}
