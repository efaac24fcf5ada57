import { ERRORS, failedResponse } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { contact as en } from '../messages/en/contact.ts'
import { contact as so } from '../messages/so/contact.ts'
import { sendMessage } from './send-message.ts'

const message = contactMessageExamples.typical

const answering = (body: string, status = 200) => {
  const asked: { address: unknown; body: unknown; key: string | null }[] = []
  const post = (async (address: unknown, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('idempotency-key')
    asked.push({ address, body: JSON.parse(String(init?.body)), key })
    return new Response(body, { status })
  }) as typeof fetch
  return { post, asked }
}

test('success is told in the specified words', async () => {
  const { post, asked } = answering('{"success":true,"reference":"4F2A91C30B"}')
  const sent = await sendMessage(message, 'EN', en.alerts, { post, key: 'a-key' })
  expect(sent).toEqual({
    ok: true,
    words: 'Message sent successfully!',
    errors: {},
    reference: '4F2A91C30B',
  })
  expect(asked).toEqual([{ address: '/api/contact_submit', body: message, key: '"a-key"' }])
})

test('a refusal of the proxy, which knows no language, is told in the reader’s', async () => {
  const body = JSON.stringify(failedResponse('too_many_requests'))
  const somali = await sendMessage(message, 'SO', so.alerts, answering(body, 429))
  expect(somali.words).toContain(ERRORS.too_many_requests.words.SO)
})

test('a refusal is told with the server’s error', async () => {
  const body = JSON.stringify(failedResponse('too_many_messages'))
  const english = await sendMessage(message, 'EN', en.alerts, answering(body, 429))
  expect(english.words).toBe(
    'Failed: Too many messages have been sent. Please wait a little, then try again.',
  )
  const somali = await sendMessage(message, 'SO', so.alerts, answering(body, 429))
  expect(somali.words).toBe(
    'Way guuldarreysatay: Fariimo badan ayaa la soo diray. Fadlan wax yar sug, ka dibna isku day.',
  )
})

test('a network failure is told with its message in English, and in Somali words in Somali', async () => {
  const post = (async () => {
    throw new TypeError('Failed to fetch')
  }) as typeof fetch
  const sent = await sendMessage(message, 'EN', en.alerts, { post })
  expect(sent).toEqual({
    ok: false,
    isAway: true,
    words: 'Request failed: Failed to fetch',
    errors: {},
  })
  const somali = await sendMessage(message, 'SO', so.alerts, { post })
  expect(somali.words).toMatch(/^Codsigu wuu fashilmay: /)
  expect(somali.words).not.toContain('fetch')
})

test('a proxy’s HTML in place of an answer is a failure, not a success', async () => {
  const sent = await sendMessage(message, 'EN', en.alerts, answering('<html>', 502))
  expect(sent.ok).toBe(false)
  expect(sent.words).toMatch(/^Failed: Something went wrong/)
})
