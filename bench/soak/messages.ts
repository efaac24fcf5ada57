import { request } from 'node:http'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CALLS } from '../../packages/contract/src/index.ts'

/** Addresses that messages come from in turn: the desk takes twenty of each in ten minutes. */
const SENDERS = 200

/** Sends one message; true when the site said that it has been taken. */
function send(site: string, subject: string, from: string): Promise<boolean> {
  const body = JSON.stringify({
    name: 'Qof Tusaale',
    email: 'qof@tusaale.example',
    subject,
    department: 'general',
    message: `Farriin tijaabo ah oo la cabbiro: ${subject}.`,
    agreed: true,
  })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const sent = request(
      site + CALLS.contactSubmit.path,
      { method: 'POST', headers, localAddress: from, agent: false },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode === 200))
        answer.once('error', () => resolve(false))
      },
    )
    sent.once('error', () => resolve(false))
    sent.end(body)
  })
}

export interface Messages {
  readonly sent: number
  /** Subjects of those that the site said it had taken. */
  readonly taken: readonly string[]
}

/** A message from somebody else every so many milliseconds, until the signal. */
export async function messages(site: string, every: number, until: AbortSignal): Promise<Messages> {
  const taken: string[] = []
  let sent = 0
  while (!until.aborted) {
    const subject = `Cabbir ${sent + 1}`
    if (await send(site, subject, `127.0.2.${(sent % SENDERS) + 1}`)) taken.push(subject)
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, every))
  }
  return { sent, taken }
}

/** The subjects that a desk's database file holds, by what is stored and not by what was said. */
export function storedSubjects(folder: string): string[] {
  const database = new DatabaseSync(path.join(folder, 'gaashaan.db'), { readOnly: true })
  try {
    const rows = database.prepare('SELECT subject FROM contact_messages').all()
    return rows.map(({ subject }) => String(subject))
  } finally {
    database.close()
  }
}
