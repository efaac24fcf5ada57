import type { PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../../testing/desk.ts'
import { addPost } from '../../../testing/documents.ts'
import { createPerson, type Person, sendRequest } from '../../../testing/people.ts'
import { sendCommand } from '../../../testing/publishing.ts'
import { REFUSALS } from './refusal-messages.ts'
import { Refusal } from './refusals.ts'

const desk = testDesk()

let publisher: Person

beforeAll(async () => {
  publisher = await createPerson(desk, ['publisher'])
})

test('a visitor can neither read the facts of a post nor send commands', async () => {
  const { id } = await addPost(desk.payload)
  for (const method of ['GET', 'POST']) {
    const response = await sendRequest(desk, method, `/posts/${id}/publishing`, undefined)
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'no_session' }])
  }
})

test('the message of a refusal is in the language of the person’s desk', () => {
  const somali = { i18n: { language: 'so' } } as unknown as PayloadRequest
  expect(new Refusal('no_title', somali).message).toBe(REFUSALS.no_title.so)
  expect(new Refusal('no_title').message).toBe(REFUSALS.no_title.en)
})

test.each([
  ['abc', {}, 400, 'invalid_id'],
  ['0', {}, 400, 'invalid_id'],
  ['424242', { language: 'so', action: 'submit' }, 404, 'not_found'],
  ['1', {}, 400, 'invalid_body'],
  ['1', { language: 'fr', action: 'submit' }, 400, 'invalid_body'],
  ['1', { language: 'so', action: 'erase' }, 400, 'invalid_body'],
  ['1', { language: 'so', action: 'schedule' }, 400, 'invalid_body'],
  ['1', { language: 'so', action: 'submit', reason: 'x'.repeat(1001) }, 400, 'invalid_body'],
  ['1', { language: 'so', action: 'submit', reason: 'x'.repeat(20_000) }, 413, 'body_too_large'],
] as const)(
  'for the post %s the command %o is refused: %i %s',
  async (id, command, status, code) => {
    expect(await sendCommand(publisher, id, command)).toMatchObject({ status, code })
  },
)
