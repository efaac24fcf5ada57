import { failedResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

test('success is sent', () => {
  expect(readReply({ success: true }, 'SO')).toEqual({ kind: 'sent' })
})

test('a reference that the host gives is kept, and nothing else in its place', () => {
  const sent = (reference: unknown) => readReply({ success: true, reference }, 'EN')
  expect(sent('4F2A91C30B')).toEqual({ kind: 'sent', reference: '4F2A91C30B' })
  for (const odd of [7, '', 'a b', '<b>', 'x'.repeat(41), null]) {
    expect(sent(odd)).toEqual({ kind: 'sent' })
  }
})

test('an error is said in the reader’s language, beside its field', () => {
  expect(readReply(failedResponse('email_invalid'), 'EN')).toEqual({
    kind: 'failed',
    error: 'Enter an email address, like name@example.com.',
    errors: { email: 'Enter an email address, like name@example.com.' },
  })
  expect(readReply(failedResponse('email_invalid'), 'SO')).toMatchObject({
    errors: { email: 'Geli ciwaan iimayl, sida magac@tusaale.com.' },
  })
})

test('an error of the whole message has no field', () => {
  expect(readReply(failedResponse('unavailable'), 'EN')).toMatchObject({ errors: {} })
})

test('another host’s own words stand where there is no code', () => {
  const answer = { success: false, error: 'Mailbox full' }
  expect(readReply(answer, 'EN')).toMatchObject({ error: 'Mailbox full' })
  expect(readReply(answer, 'SO')).toMatchObject({ error: 'Mailbox full' })
})

test.each([undefined, null, 'text', [], {}, { success: 'true' }, { success: false, error: 7 }])(
  'an answer such as %j is a fault of ours',
  (json) => {
    expect(readReply(json, 'EN')).toEqual({
      kind: 'failed',
      error: 'Something went wrong on our side. Please try again later.',
      errors: {},
    })
  },
)
