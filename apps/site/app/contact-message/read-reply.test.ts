import { failedResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

test('a response with success means that the message was sent', () => {
  expect(readReply({ success: true }, 'SO')).toEqual({ kind: 'sent' })
})

test('a valid reference of the host is read, and anything else is dropped', () => {
  const replyWith = (reference: unknown) => readReply({ success: true, reference }, 'EN')
  expect(replyWith('4F2A91C30B')).toEqual({ kind: 'sent', reference: '4F2A91C30B' })
  for (const odd of [7, '', 'a b', '<b>', 'x'.repeat(41), null]) {
    expect(replyWith(odd)).toEqual({ kind: 'sent' })
  }
})

test('an error is in the reader’s language and belongs to its field', () => {
  expect(readReply(failedResponse('email_invalid'), 'EN')).toEqual({
    kind: 'failed',
    error: 'Enter an email address, like name@example.com.',
    errors: { email: 'Enter an email address, like name@example.com.' },
  })
  expect(readReply(failedResponse('email_invalid'), 'SO')).toMatchObject({
    errors: { email: 'Geli ciwaan iimayl, sida magac@tusaale.com.' },
  })
})

test('an error about the whole message has no field', () => {
  expect(readReply(failedResponse('unavailable'), 'EN')).toMatchObject({ errors: {} })
})

test('an error without a code keeps the host’s text', () => {
  const reply = { success: false, error: 'Mailbox full' }
  expect(readReply(reply, 'EN')).toMatchObject({ error: 'Mailbox full' })
  expect(readReply(reply, 'SO')).toMatchObject({ error: 'Mailbox full' })
})

test.each([undefined, null, 'text', [], {}, { success: 'true' }, { success: false, error: 7 }])(
  'a response such as %j is an internal error',
  (json) => {
    expect(readReply(json, 'EN')).toEqual({
      kind: 'failed',
      error: 'Something went wrong on our side. Please try again later.',
      errors: {},
    })
  },
)
