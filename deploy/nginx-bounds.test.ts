import { ERRORS, failedResponse } from '@gaashaan/contract'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { startProxy } from '../scripts/steps/proxy.mjs'
import { ask, page } from './proxied.ts'

/** More than the shipped configuration answers one address at once of what is searched. */
const FLOOD = 260

/** The proxy before a stand-in of the site, with bounds for the addresses of this machine too. */
async function bounded() {
  const site = await startFakeApiHost(page(() => 'page'))
  const proxy = await startProxy({ origins: [site.base], boundsLoopback: true })
  onTestFinished(async () => {
    await proxy.stop()
    await site.close()
  })
  return { site, proxy }
}

/** How often each status came when one address asks for all of these at once. */
async function statusesOf(urls: readonly string[], from: string) {
  const answers = await Promise.all(urls.map((url) => ask(url, { from })))
  const refused = answers.filter(({ status }) => status === 429)
  return { refused, answered: answers.filter(({ status }) => status === 200).length }
}

const searches = (url: string) =>
  Array.from({ length: FLOOD }, (_value, at) => `${url}/search?q=daad${at}`)

test('one address that floods the search is told to wait, in both languages', async () => {
  const { site, proxy } = await bounded()
  const { refused, answered } = await statusesOf(searches(proxy.url), '127.0.0.66')
  expect(answered + refused.length).toBe(FLOOD)
  expect(refused.length).toBeGreaterThan(0)
  expect(site.asked).toHaveLength(answered)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  const { SO, EN } = ERRORS.too_many_requests.words
  expect(refused[0]?.text).toContain(`<p>${SO}</p><p lang="en">${EN}</p>`)
})

test('meanwhile other addresses are answered, and so are its kept pages', async () => {
  const { proxy } = await bounded()
  await statusesOf(searches(proxy.url), '127.0.0.66')
  expect((await ask(`${proxy.url}/search?q=badda`, { from: '127.0.0.67' })).status).toBe(200)
  expect((await ask(`${proxy.url}/`, { from: '127.0.0.66' })).status).toBe(200)
})

test('a program that floods a call is answered in JSON', async () => {
  const { proxy } = await bounded()
  const calls = Array.from({ length: FLOOD }, (_value, at) => `${proxy.url}/api/x?q=${at}`)
  const { refused } = await statusesOf(calls, '127.0.0.66')
  expect(refused[0]?.headers['x-content-type-options']).toBe('nosniff')
  expect(JSON.parse(refused[0]?.text ?? '')).toEqual(failedResponse('too_many_requests'))
})
