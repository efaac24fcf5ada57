import { ERRORS, failedResponse } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { contact as en } from '../messages/en/contact.ts'
import { contact as so } from '../messages/so/contact.ts'
import { sendMessage } from './send-message.ts'

const message = contactMessageExamples.typical

const fakePost = (body: string, status = 200) => {
  const requests: { address: unknown; body: unknown; key: string | null }[] = []
  const post = (async (address: unknown, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('idempotency-key')
    requests.push({ address, body: JSON.parse(String(init?.body)), key })
    return new Response(body, { status })
  }) as typeof fetch
  return { post, requests }
}

test('a sent message shows the specified alert and its reference', async () => {
  const { post, requests } = fakePost('{"success":true,"reference":"4F2A91C30B"}')
  const sent = await sendMessage(message, 'EN', en.alerts, { post, key: 'a-key' })
  expect(sent).toEqual({
    ok: true,
    text: 'Message sent successfully!',
    errors: {},
    reference: '4F2A91C30B',
  })
  expect(requests).toEqual([{ address: '/api/contact_submit', body: message, key: '"a-key"' }])
})

test('a refusal by the proxy, which knows no language, is shown in the reader’s language', async () => {
  const body = JSON.stringify(failedResponse('too_many_requests'))
  const somali = await sendMessage(message, 'SO', so.alerts, fakePost(body, 429))
  expect(somali.text).toContain(ERRORS.too_many_requests.words.SO)
})

test('a refusal is shown with the server’s error', async () => {
  const body = JSON.stringify(failedResponse('too_many_messages'))
  const english = await sendMessage(message, 'EN', en.alerts, fakePost(body, 429))
  expect(english.text).toBe(
    'Failed: Too many messages have been sent. Please wait a little, then try again.',
  )
  const somali = await sendMessage(message, 'SO', so.alerts, fakePost(body, 429))
  expect(somali.text).toBe(
    'Way guuldarreysatay: Fariimo badan ayaa la soo diray. Fadlan wax yar sug, ka dibna isku day.',
  )
})

test('a network failure shows its message in English, and a Somali text in Somali', async () => {
  const post = (async () => {
    throw new TypeError('Failed to fetch')
  }) as typeof fetch
  const sent = await sendMessage(message, 'EN', en.alerts, { post })
  expect(sent).toEqual({
    ok: false,
    isAway: true,
    text: 'Request failed: Failed to fetch',
    errors: {},
  })
  const somali = await sendMessage(message, 'SO', so.alerts, { post })
  expect(somali.text).toMatch(/^Codsigu wuu fashilmay: /)
  expect(somali.text).not.toContain('fetch')
})

test('an HTML page of a proxy is a failure', async () => {
  const sent = await sendMessage(message, 'EN', en.alerts, fakePost('<html>', 502))
  expect(sent.ok).toBe(false)
  expect(sent.text).toMatch(/^Failed: Something went wrong/)
})
