import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startProvider,
  type TestProvider,
} from '../../apps/desk/src/auth/openid/testing/provider.ts'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import { enrol, firstEditor, openScreen, rest, screenReady, signIn } from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

let stack: EmptyStack
let provider: TestProvider

beforeAll(async () => {
  provider = await startProvider(() => `${stack.desk}/admin/openid`)
  const { issuer, clientId, clientSecret, secondFactorAcr } = provider.settings
  stack = await startEmptyStack({
    OPENID_ISSUER: issuer,
    OPENID_CLIENT_ID: clientId,
    OPENID_CLIENT_SECRET: clientSecret,
    OPENID_SECOND_FACTOR_ACR: secondFactorAcr,
  })
  await firstEditor(await visitor(), stack.desk)
}, STACK_START)

afterAll(async () => {
  await stack.stop()
  await provider.close()
}, STACK_START)

const WRITER = { sub: 'qore', email: 'qore@tusaale.example', email_verified: true, name: 'Cali' }

async function expectUsable(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { part: '.sign-in' })).toEqual([])
  await page.setViewportSize({ width: SCREENS.phone, height: 800 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  await page.setViewportSize({ width: SCREENS.desktop, height: 800 })
}

/** Presses the button at the sign-in page, which leads to the provider and back. */
async function signInAtMinistry(page: Page, path = '/admin/login'): Promise<void> {
  await openScreen(page, `${stack.desk}${path}`)
  await page.getByRole('button', { name: 'Sign in at the ministry' }).click()
}

/** Has an administrator invite somebody and make the link, which opens the invitation. */
async function invite(email: string): Promise<void> {
  const page = await visitor()
  await signIn(page, stack.desk)
  await rest(page, 'POST', `${stack.desk}/api/invitations`, { email, roles: ['writer'] })
}

test('an invited writer signs in at the ministry, sets a second factor up and goes on', async () => {
  await invite(WRITER.email)
  provider.person = WRITER
  const page = await visitor()
  await signInAtMinistry(page)
  await enrol(page, WRITER.email)
  await page.getByRole('link', { name: 'Write news' }).waitFor()
  await openScreen(page, `${stack.desk}/admin/codes`)
  await page.getByText('This account is connected').waitFor()
  await expectUsable(page)
})

test('a second factor at the ministry is enough, and the wanted screen opens', async () => {
  provider.person = { ...WRITER, acr: provider.settings.secondFactorAcr }
  const page = await visitor()
  await signInAtMinistry(page, '/admin/login?redirect=%2Fadmin%2Fcollections%2Fmedia')
  await page.waitForURL(/\/admin\/collections\/media/)
})

test('whoever is not invited reads why, and finds back to the sign-in page', async () => {
  provider.person = { ...WRITER, sub: 'kale', email: 'kale@tusaale.example' }
  const page = await visitor({ expectedErrors: /403/ })
  await signInAtMinistry(page)
  await page.getByRole('alert').getByText('has no open invitation').waitFor()
  expect(page.url()).toBe(`${stack.desk}/admin/openid`)
  await expectUsable(page)
  await page.getByRole('link', { name: 'To the desk’s sign-in' }).click()
  await page.waitForURL(/\/admin\/login/)
  await screenReady(page)
})

test('an administrator connects their account with the ministry’s sign-in, and disconnects it', async () => {
  provider.person = { ...WRITER, sub: 'maamule', email: 'maamule@tusaale.example' }
  const page = await visitor()
  await signIn(page, stack.desk)
  await openScreen(page, `${stack.desk}/admin/codes`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('This account is connected').waitFor()
  await screenReady(page)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Connect this account with yours').waitFor()
})
