import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/steps/service.mjs'
import { visitor } from '../harness/browser.ts'
import { fillFirstAccount, openScreen } from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'
import { startTlsProxy } from '../harness/servers/tls-proxy.ts'

let stack: EmptyStack
let proxy: Awaited<ReturnType<typeof startTlsProxy>>
let desk = ''

beforeAll(async () => {
  const port = await freePort()
  desk = `https://127.0.0.1:${port}`
  stack = await startEmptyStack({ DESK_URL: desk })
  proxy = await startTlsProxy(port, () => stack.desk)
}, STACK_START)
afterAll(async () => {
  proxy.close()
  await stack.stop()
})

const cookiesOf = (page: Page) => page.context().cookies(desk)
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')

test('by HTTPS every cookie of the desk is of this host alone, and the choices in them last', async () => {
  const page = await visitor()
  await fillFirstAccount(page, desk)
  await openScreen(page, `${desk}/admin/account`)
  await page.locator('label[for="field-theme-dark"]').click()
  await expect.poll(() => themeOf(page)).toBe('dark')
  for (const screen of ['account', 'codes', '']) {
    await openScreen(page, `${desk}/admin/${screen}`)
    expect(await themeOf(page)).toBe('dark')
  }
  await expect
    .poll(async () => (await cookiesOf(page)).map(({ name }) => name).toSorted())
    .toEqual([
      '__Host-gaashaan-device',
      '__Host-gaashaan-first-account',
      '__Host-payload-theme',
      '__Host-payload-token',
    ])
  const faulty = (await cookiesOf(page)).filter(
    ({ name, secure, sameSite, path }) =>
      !(name.startsWith('__Host-') && secure && sameSite !== 'None' && path === '/'),
  )
  expect(faulty).toEqual([])
})
