import { beforeAll, expect, test } from 'vitest'
import type { Visit } from '../../context.ts'
import { loadMessages } from '../../messages/messages.ts'
import { submitMediaRequest } from './submit.server.ts'

beforeAll(() => loadMessages('EN'))

const filled = {
  name: 'Weriye Tusaale',
  email: 'weriye@tusaale.example',
  outlet: 'Idaacadda Tusaale',
  topic: 'Flood relief',
  format: 'phone',
  questions: 'How many boats?',
  agreed: 'on',
}

async function post(fields: Readonly<Record<string, string>>) {
  const bodies: unknown[] = []
  const visit = {
    language: 'EN',
    client: '192.0.2.7',
    transport: {
      sendContact: async (body: unknown) => {
        bodies.push(body)
        return { kind: 'answer', status: 200, json: { success: true, reference: '4F2A91C30B' } }
      },
    },
  } as unknown as Visit
  const request = new Request('https://www.example/resources/media-request', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const { data, init } = await submitMediaRequest(request, visit)
  return { submission: data, status: init?.status, bodies }
}

test('a filled request goes to the press department', async () => {
  const { submission, status, bodies } = await post(filled)
  expect([submission, status]).toEqual([{ kind: 'sent', reference: '4F2A91C30B' }, 200])
  expect(bodies).toEqual([expect.objectContaining({ department: 'press', agreed: true })])
})

test('a date is posted in parts, and an invalid one comes back as it was typed', async () => {
  const parts = { 'date-month': '1', 'date-day': '12', 'date-year': '2027' }
  const { bodies } = await post({ ...filled, ...parts })
  expect(bodies).toEqual([
    expect.objectContaining({ message: expect.stringContaining('2027-01-12') }),
  ])
  const invalid = await post({ ...filled, ...parts, 'date-day': '32' })
  expect(invalid.status).toBe(400)
  expect(invalid.submission).toMatchObject({
    errors: { date: 'Enter a real date, such as January 12, 2027.' },
    values: { date: '2027-01-32' },
  })
})

test('an empty request comes back with the error of every required field', async () => {
  const { submission, status, bodies } = await post({ phone: '+252 1' })
  expect(status).toBe(400)
  expect(bodies).toEqual([])
  expect(submission).toMatchObject({ kind: 'failed', values: { phone: '+252 1' } })
  const { errors } = submission as { errors: object }
  expect(Object.keys(errors).sort()).toEqual(
    ['agreed', 'email', 'format', 'name', 'outlet', 'questions', 'topic'].sort(),
  )
})

test('an invalid email address has an error at its field', async () => {
  const { submission, status } = await post({ ...filled, email: 'weriye@tusaale' })
  expect(status).toBe(400)
  expect(submission).toMatchObject({
    errors: { email: 'Enter an email address, like name@example.com.' },
  })
})
