import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { createCertificate } from '../../deploy/proxied.ts'
import { startProxy } from '../../scripts/steps/proxy.mjs'
import { hydrated, visitor } from '../harness/browser.ts'
import { answersFromExamples } from '../harness/servers/example-host.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

const certificates = mkdtempSync(path.join(tmpdir(), 'gaashaan-tls-'))
let host: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>
let proxy: Awaited<ReturnType<typeof startProxy>>

// nginx with the shipped configuration ends TLS before the site.
beforeAll(async () => {
  createCertificate(certificates, '127.0.0.1')
  host = await startFakeApiHost(answersFromExamples)
  const variables = { SITE_URL: 'https://gaashaan.example', TRUST_PROXY: 'loopback' }
  site = await startLoneSite(host.base, variables)
  proxy = await startProxy({ origins: [site.url], certificates })
})

afterAll(async () => {
  await proxy.stop()
  await site.stop()
  await host.close()
  rmSync(certificates, { recursive: true, force: true })
})

const documentLanguage = (page: Page) => page.locator('html').getAttribute('lang')

/** Stores what an earlier release of the site stored over HTTPS. */
const storeOlderCookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, url: proxy.url, secure: true, sameSite: 'Lax' }])

async function cookiesOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  return cookies.map(({ name, value }) => `${name}=${value}`).toSorted()
}

test('over HTTPS a browser takes the language as a secure cookie of this host alone', async () => {
  const page = await visitor()
  await page.goto(`${proxy.url}/contact`)
  expect(await page.context().cookies()).toMatchObject([
    {
      ...{ name: '__Host-language', value: 'SO', domain: '127.0.0.1', path: '/' },
      ...{ secure: true, sameSite: 'Lax' },
    },
  ])
})

test('over HTTPS the switch changes the page in place, and the next page is in that language', async () => {
  const page = await visitor()
  await page.goto(`${proxy.url}/contact`)
  await hydrated(page)
  await page.locator('a[data-language="EN"]').first().click()
  await page.locator('html[lang="en"]').waitFor()
  expect(page.url()).toBe(`${proxy.url}/contact`)
  expect(await cookiesOf(page)).toEqual(['__Host-language=EN'])
  const response = await page.goto(`${proxy.url}/war`)
  expect(response?.headers()['content-language']).toBe('en')
})

test('over HTTPS an older cookie counts, until the switch without JavaScript replaces it', async () => {
  const page = await visitor({ javaScript: false })
  await storeOlderCookie(page, 'language', 'EN')
  await page.goto(`${proxy.url}/contact`)
  expect(await documentLanguage(page)).toBe('en')
  await page.locator('a[data-language="SO"]').first().click()
  await page.waitForURL(`${proxy.url}/contact?language=SO`)
  expect(await cookiesOf(page)).toEqual(['__Host-language=SO'])
  await page.goto(`${proxy.url}/war`)
  expect(await documentLanguage(page)).toBe('so')
})

test('over HTTPS the data saver is turned on and off, whatever an older cookie holds', async () => {
  const page = await visitor()
  await storeOlderCookie(page, 'saver', 'off')
  for (const state of ['on', 'off']) {
    await page.goto(`${proxy.url}/contact?saver=${state}`)
    expect(await cookiesOf(page)).toEqual(['__Host-language=SO', `__Host-saver=${state}`])
    expect(await page.locator('html.saver').count()).toBe(state === 'on' ? 1 : 0)
  }
})
