import { CALLS } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { beginChain } from '../../../audit/chain/chain-entries.ts'
import { signAudit } from '../../../audit/chain/sign-audit.ts'
import { verifyDesk } from '../../../audit/chain/testing/tamper.ts'
import { recordAuditEvent } from '../../../audit/record-audit-event.ts'
import { importRecords } from '../../../collections/imports/import-records.ts'
import { contactSubmit } from '../../../public-api/contact/contact-submit.ts'
import { openLog } from '../../../transparency-log/open-log.ts'
import { writeMissingEntries } from '../../../transparency-log/write-missing-entries.ts'

const KEY = '"8e03978e-40d5-43e6-bc93-6894a57f9324"'

/** Sends a message twice with the same key: `contact_messages.sending`. */
async function sendAgain(payload: Payload): Promise<void> {
  const request = () =>
    new Request(`http://desk.example${CALLS.contactSubmit.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
      body: JSON.stringify({ ...contactMessageExamples.typical, subject: 'Sent again' }),
    })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await contactSubmit(async () => payload, request())).status).toBe(200)
  }
  const where = { subject: { equals: 'Sent again' } }
  expect(await payload.count({ collection: 'contact-messages', where })).toEqual({ totalDocs: 1 })
}

/** Saves an import with notes for a person: `imports.notes`. */
async function importWithNotes(payload: Payload): Promise<void> {
  const records = importRecords(payload, 'upgrade')
  const notes = ['Left behind: its author.']
  await records.save({ key: 'post:1', collection: 'posts', document: 1, notes }, {})
  expect((await records.find('post:1'))?.notes).toEqual(notes)
}

/** Logs what is public, also what a version without a log has published: the log's tables, `media.sha256`. */
async function logWhatIsPublic(payload: Payload): Promise<void> {
  await openLog(payload)
  await writeMissingEntries(payload)
  expect(await writeMissingEntries(payload)).toBe(0)
  const { totalDocs: size } = await payload.db.count({ collection: 'log-entries' })
  expect(await payload.db.findGlobal({ slug: 'log-head' })).toMatchObject({ size })
}

/** Chains the audit, also what a version without a chain has written: the audit's seal, chain and head. */
async function chainAudit(payload: Payload): Promise<void> {
  await beginChain(payload)
  await recordAuditEvent(payload, { action: 'audit.exported' })
  await signAudit(payload)
  expect(await verifyDesk(payload)).toMatchObject({ waiting: 0, faults: [] })
}

/** Removes a text: the table of the removals. */
async function removeText(payload: Payload): Promise<void> {
  const data = { post: 1, language: 'so', state: 'waiting', reason: 'Upgrade.' } as const
  const { id } = await payload.create({ collection: 'removals', data })
  expect(await payload.findByID({ collection: 'removals', id })).toMatchObject(data)
}

/** Saves drafts of what had none, with the authors that a program leaves: none. */
async function saveDrafts(payload: Payload): Promise<void> {
  const saved = { _status: 'draft', changedBy: [] }
  const data = { from: '/upgrade', to: '/contact' }
  const { id } = await payload.create({ collection: 'redirects', data, draft: true })
  const redirect = await payload.findByID({ collection: 'redirects', id, draft: true })
  expect(redirect).toMatchObject(saved)
  await payload.delete({ collection: 'redirects', id })
  await payload.updateGlobal({ slug: 'front-page', data: {}, draft: true })
  expect(await payload.findGlobal({ slug: 'front-page', draft: true })).toMatchObject(saved)
}

/** Counts wrong passwords and locks: the table of the wrong passwords, `second_factors.locks`. */
async function countLocks({ db }: Payload): Promise<void> {
  const account = 1_000_000
  const rows = [
    { collection: 'password-tries', data: { account, locks: 2 } },
    { collection: 'second-factors', data: { account, secret: 'x', locks: 2 } },
  ] as const
  for (const { collection, data } of rows) {
    expect(await db.create({ collection, data })).toMatchObject({ ...data, tries: 0 })
    await db.deleteMany({ collection, where: { account: { equals: account } } })
  }
}

/** Remembers the use of a session and a browser: their two tables. */
async function rememberSession({ db }: Payload): Promise<void> {
  const account = 1_000_000
  const usedAt = new Date().toISOString()
  const rows = [
    { collection: 'session-uses', data: { account, session: 'upgrade', usedAt } },
    { collection: 'devices', data: { account, digest: 'upgrade', usedAt } },
  ] as const
  for (const { collection, data } of rows) {
    expect(await db.create({ collection, data })).toMatchObject({ account })
    await db.deleteMany({ collection, where: { account: { equals: account } } })
  }
}

/** Connects an account with the ministry's own sign-in: the table of the identities. */
async function connectAccount({ db }: Payload): Promise<void> {
  const data = { account: 1_000_000, issuer: 'https://id.tusaale.example', subject: 'upgrade' }
  expect(await db.create({ collection: 'identities', data })).toMatchObject(data)
  await db.deleteMany({ collection: 'identities', where: { account: { equals: data.account } } })
}

/** Closes an account that nobody uses, and gives one time for a second factor: four columns of `users`. */
async function closeAccount({ db }: Payload): Promise<void> {
  const at = new Date().toISOString()
  const email = 'upgrade@tusaale.example'
  const data = {
    email,
    name: 'Upgrade',
    usedAt: at,
    idleWarnedAt: at,
    closedAt: at,
    secondFactorDue: at,
  }
  expect(await db.create({ collection: 'users', data })).toMatchObject(data)
  await db.deleteMany({ collection: 'users', where: { email: { equals: email } } })
}

/**
 * Writes data that needs the newest migration, and checks it; works again after an older version has run.
 * Add yours when you make a migration.
 */
export async function writeNewest(payload: Payload): Promise<void> {
  await sendAgain(payload)
  await importWithNotes(payload)
  await logWhatIsPublic(payload)
  await chainAudit(payload)
  await removeText(payload)
  await saveDrafts(payload)
  await countLocks(payload)
  await rememberSession(payload)
  await connectAccount(payload)
  await closeAccount(payload)
}
