import { CALLS } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { recordsOf } from '../../../collections/imports/import-records.ts'
import { contactSubmit } from '../../../public-api/contact/contact-submit.ts'

const KEY = '"8e03978e-40d5-43e6-bc93-6894a57f9324"'

/** A sender who tries again with the key of the first try: `contact_messages.sending`. */
async function sendAgain(payload: Payload): Promise<void> {
  const request = () =>
    new Request(`http://desk.example${CALLS.contactSubmit.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
      body: JSON.stringify({ ...contactMessageExamples.typical, subject: 'Sent again' }),
    })
  for (const _try of ['first', 'second']) {
    expect((await contactSubmit(async () => payload, request())).status).toBe(200)
  }
  const where = { subject: { equals: 'Sent again' } }
  expect(await payload.count({ collection: 'contact-messages', where })).toEqual({ totalDocs: 1 })
}

/** An import that keeps what a person should look at: `imports.notes`. */
async function keepNotes(payload: Payload): Promise<void> {
  const records = recordsOf(payload, 'upgrade')
  const notes = ['Left behind: its author.']
  await records.remember({ key: 'post:1', collection: 'posts', document: 1, notes }, {})
  expect((await records.find('post:1'))?.notes).toEqual(notes)
}

/**
 * Writes what a version can only with its newest migration, and looks whether it is there; may be
 * done again after an older version has run. Add yours when you make a migration.
 */
export async function writeNewest(payload: Payload): Promise<void> {
  await sendAgain(payload)
  await keepNotes(payload)
}
