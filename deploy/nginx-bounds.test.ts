import { ERRORS, failedResponse } from '@gaashaan/contract'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { startProxy } from '../scripts/steps/proxy.mjs'
import { page, send } from './proxied.ts'

/**
 * More searches than the shipped configuration accepts from one address within ten seconds, which a busy
 * machine takes to send them; fewer than the connections that it may have.
 */
const FLOOD = 480

/** The proxy before a fake site, which limits the addresses of this machine too. */
async function startLimited(http?: string) {
  const site = await startFakeApiHost(page(() => 'page'))
  const proxy = await startProxy({ origins: [site.base], limitsLoopback: true, http })
  onTestFinished(async () => {
    await proxy.stop()
    await site.close()
  })
  return { site, proxy }
}

/** Sends all these requests at once from one address, or from those that a proxy in front names. */
async function flood(urls: readonly string[], from?: string, senders: readonly string[] = []) {
  const responses = await Promise.all(
    urls.map((url, index) => {
      const sender = senders[index % senders.length]
      return send(url, { from, headers: sender ? { 'x-forwarded-for': sender } : {} })
    }),
  )
  const refused = responses.filter(({ status }) => status === 429)
  return { refused, accepted: responses.filter(({ status }) => status === 200).length }
}

const searches = (url: string) =>
  Array.from({ length: FLOOD }, (_value, index) => `${url}/search?q=daad${index}`)

test('one address that floods the search is told to wait, in both languages', async () => {
  const { site, proxy } = await startLimited()
  const { refused, accepted } = await flood(searches(proxy.url), '127.0.0.66')
  expect(accepted + refused.length).toBe(FLOOD)
  expect(refused.length).toBeGreaterThan(0)
  expect(site.requestLines).toHaveLength(accepted)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  const { SO, EN } = ERRORS.too_many_requests.words
  expect(refused[0]?.text).toContain(`<p>${SO}</p><p lang="en">${EN}</p>`)
})

test('meanwhile other addresses are answered, and so are its requests for cached pages', async () => {
  const { proxy } = await startLimited()
  await flood(searches(proxy.url), '127.0.0.66')
  expect((await send(`${proxy.url}/search?q=badda`, { from: '127.0.0.67' })).status).toBe(200)
  expect((await send(`${proxy.url}/`, { from: '127.0.0.66' })).status).toBe(200)
})

test('a program that floods a call gets JSON', async () => {
  const { proxy } = await startLimited()
  const calls = Array.from({ length: FLOOD }, (_value, index) => `${proxy.url}/api/x?q=${index}`)
  const { refused } = await flood(calls, '127.0.0.66')
  expect(refused[0]?.headers['x-content-type-options']).toBe('nosniff')
  expect(JSON.parse(refused[0]?.text ?? '')).toEqual(failedResponse('too_many_requests'))
})

/** nginx behind another proxy, which names the senders. */
const BEHIND_PROXY = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For;'

test('the addresses of one IPv6 /64 are limited as one, those of others are not', async () => {
  const { proxy } = await startLimited(BEHIND_PROXY)
  const senders = Array.from({ length: FLOOD }, (_value, index) => `2001:db8:0:1::${index + 1}`)
  const { refused } = await flood(searches(proxy.url), undefined, senders)
  expect(refused.length).toBeGreaterThan(0)
  const others = ['2001:db8:0:2::1', '203.0.113.7', '::ffff:203.0.113.8']
  const { accepted } = await flood(searches(proxy.url).slice(0, others.length), undefined, others)
  expect(accepted).toBe(others.length)
})

test('addresses of IPv4 are limited one by one, also where they are written as IPv6', async () => {
  const { proxy } = await startLimited(BEHIND_PROXY)
  const senders = Array.from({ length: FLOOD }, (_value, index) => `203.0.113.${index % 200}`)
  const mapped = senders.map((sender) => `::ffff:${sender}`)
  expect((await flood(searches(proxy.url), undefined, senders)).refused).toEqual([])
  expect((await flood(searches(proxy.url), undefined, mapped)).refused).toEqual([])
})
