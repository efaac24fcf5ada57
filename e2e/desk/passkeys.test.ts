import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import {
  addColleague,
  EDITOR,
  firstEditor,
  giveGrace,
  openScreen,
  rest,
  screenReady,
  signInByPassword,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

const { password } = EDITOR
const WRITERS = {
  copied: { email: 'nuqul@tusaale.example', password, name: 'Cali' },
  lost: { email: 'lumay@tusaale.example', password, name: 'Faadumo' },
  lured: { email: 'sasab@tusaale.example', password, name: 'Xaliimo' },
}

let stack: EmptyStack
/** The desk by a name: browsers know no passkeys of an IP address. */
let desk = ''

beforeAll(async () => {
  stack = await startEmptyStack()
  desk = stack.desk.replace('127.0.0.1', 'localhost')
  const page = await visitor()
  await firstEditor(page, stack.desk)
  for (const account of Object.values(WRITERS)) {
    await addColleague(page, stack.desk, { ...account, roles: ['writer'] })
    giveGrace(stack.dataDir)
  }
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

interface Credential {
  readonly credentialId: string
  readonly signCount: number
}

/** The authenticator that the browser of a page has: it asks nobody for a finger. */
interface VirtualAuthenticator {
  readonly credentials: () => Promise<Credential[]>
  readonly add: (credential: Credential) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Gives the browser of a page an authenticator with a PIN or a finger that is always right. */
async function addAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    credentials: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials as Credential[]
    },
    add: async (credential) => {
      await session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: credential as never,
      })
    },
    remove: async () => {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  } satisfies VirtualAuthenticator
}

/** Another origin on the desk's host; the test itself answers for it. */
const ELSEWHERE = 'http://localhost:4999'

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

const dashboardReady = (page: Page) =>
  page.locator('a[href="/admin/collections/posts"]').first().waitFor()

async function addPasskey(page: Page, name: string): Promise<void> {
  await screenReady(page)
  await page.locator('#field-passkey').fill(name)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await page.locator('.sign-in__list').getByText(name, { exact: true }).waitFor()
}

async function submitPassword(page: Page, { email }: typeof EDITOR): Promise<void> {
  await openScreen(page, `${desk}/admin/login`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
  await page.waitForURL(/\/admin\/codes/)
  await screenReady(page)
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${desk}/admin/logout`)
  await page.waitForURL(/\/admin\/login/)
  await screenReady(page)
}

async function expectUsable(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { part: '.sign-in' })).toEqual([])
  await page.setViewportSize({ width: SCREENS.phone, height: 800 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  await page.setViewportSize({ width: SCREENS.desktop, height: 800 })
}

test('a passkey is set up, opens the account alone and after the password, and a copy opens nothing', async () => {
  const page = await visitor({ expectedErrors: /422|403/ })
  const authenticator = await addAuthenticator(page)
  await signInByPassword(page, desk, WRITERS.copied)
  await openScreen(page, `${desk}/admin`)
  await page.getByText('14 days are left').waitFor()
  await page.getByRole('link', { name: 'Set it up now' }).click()
  await page.getByText('14 days are left').waitFor()
  await expectUsable(page)
  await addPasskey(page, 'Test computer')
  await page.getByText('Not used yet').waitFor()
  expect(await page.getByText('days are left').count()).toBe(0)
  await expectUsable(page)

  await signOut(page)
  await expectUsable(page)
  await passkeyButton(page).click()
  await dashboardReady(page)

  await signOut(page)
  await submitPassword(page, WRITERS.copied)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await dashboardReady(page)

  const [credential] = await authenticator.credentials()
  expect(credential?.signCount).toBeGreaterThan(1)
  await authenticator.remove()
  const copy = await addAuthenticator(page)
  await copy.add({ ...(credential as Credential), signCount: 1 })
  await signOut(page)
  await passkeyButton(page).click()
  await page.getByRole('alert').getByText('two copies of this passkey').waitFor()
  expect((await page.request.get(`${desk}/api/posts`)).status()).toBe(403)
})

test('whoever has lost a passkey removes it with a spare one', async () => {
  const page = await visitor({ expectedErrors: /422|403/ })
  await signInByPassword(page, desk, WRITERS.lost)
  const lost = await addAuthenticator(page)
  await openScreen(page, `${desk}/admin/codes`)
  await addPasskey(page, 'Lost phone')
  await lost.remove()
  await addAuthenticator(page, 'usb')
  await addPasskey(page, 'Spare key')
  await signOut(page)
  await passkeyButton(page).click()
  await dashboardReady(page)
  await openScreen(page, `${desk}/admin/codes`)
  const entry = page.locator('.sign-in__list li', { hasText: 'Lost phone' })
  await entry.getByRole('button', { name: 'Remove' }).click()
  await entry.getByText('will not open this account').waitFor()
  await entry.getByRole('button', { name: 'Remove' }).click()
  await entry.waitFor({ state: 'detached' })
  await page.getByText('Spare key', { exact: true }).waitFor()
})

test('a browser without the passkey says that none was used', async () => {
  const page = await visitor()
  await addAuthenticator(page)
  await openScreen(page, `${desk}/admin/login?redirect=/admin/collections/media`)
  await passkeyButton(page).click()
  await page.getByRole('alert').getByText('No passkey was used').waitFor()
})

test('at a number in place of the desk’s name the screen says that passkeys need the name', async () => {
  const page = await visitor()
  await addAuthenticator(page)
  await openScreen(page, `${stack.desk}/admin/login`)
  await passkeyButton(page).click()
  await page.getByRole('alert').getByText('Open the desk by its name').waitFor()
})

test('a response that a page of another origin has lured from the browser is refused', async () => {
  const page = await visitor({ expectedErrors: /403/ })
  const authenticator = await addAuthenticator(page)
  await signInByPassword(page, desk, WRITERS.lured)
  await openScreen(page, `${desk}/admin/codes`)
  await addPasskey(page, 'Another key')
  expect(await authenticator.credentials()).toHaveLength(1)
  const { options } = await rest<{ options: { challenge: string; rpId: string } }>(
    page,
    'POST',
    `${desk}/api/users/passkeys/sign-in/begin`,
    {},
  )
  // A page of the same host with another port gets a response from the browser; one of another host
  // would get none at all.
  await page.route(`${ELSEWHERE}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
  await page.goto(ELSEWHERE)
  const response = await page.evaluate(async ({ challenge, rpId }) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ challenge, rpId })
    const credential = await navigator.credentials.get({ publicKey })
    return (credential as PublicKeyCredential).toJSON()
  }, options)
  const refused = await page.request.post(`${desk}/api/users/passkeys/sign-in`, {
    data: { response },
  })
  expect([refused.status(), await refused.json()]).toMatchObject([422, { code: 'passkey_refused' }])
})
