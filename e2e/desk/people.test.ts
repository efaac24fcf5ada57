import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import {
  acceptInvitation,
  EDITOR,
  fillFirstAccount,
  firstAccountUrl,
  nextRecoveryCode,
  openScreen,
  pressUntilRefused,
  rest,
  screenReady,
  signIn,
  totpSecret,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

const WRITER = { email: 'qoraa@tusaale.example', password: 'ereyo fudud oo dheer' }
const STEP_MS = 30_000

let stack: EmptyStack
/** The link of the writer's invitation. */
let link = ''

beforeAll(async () => {
  stack = await startEmptyStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** Submits the sign-in form of the desk. */
async function submitPassword(page: Page, { email, password }: typeof WRITER) {
  await openScreen(page, `${stack.desk}/admin/login`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
}

async function submitCode(page: Page, code: string) {
  await screenReady(page)
  await page.locator('#field-code').fill(code)
  await page.keyboard.press('Enter')
}

const dashboardReady = (page: Page) =>
  page.locator('a[href="/admin/collections/posts"]').first().waitFor()

/** Expects a screen to be accessible and to fit a phone. */
async function expectUsable(page: Page) {
  // The rest of the screen is Payload's.
  expect(await accessibilityFaults(page, { part: '.sign-in' })).toEqual([])
  await page.setViewportSize({ width: SCREENS.phone, height: 800 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  await page.setViewportSize({ width: SCREENS.desktop, height: 800 })
}

test('a new desk without its printed address says where to find it', async () => {
  const page = await visitor()
  await page.goto(stack.desk)
  await page.waitForURL(`${stack.desk}/admin/create-first-user`)
  await page.getByText('shaashadda npm start').waitFor()
  await page.getByText('in the terminal of npm start').waitFor()
  expect(await page.locator('form').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the first account sets up its codes before it sees anything else', async () => {
  const page = await visitor()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await fillFirstAccount(page, stack.desk)
  const token = firstAccountUrl(stack.desk).split('#')[1] ?? ''
  expect(requested.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])
  await dashboardReady(page)
  expect(totpSecret(stack.desk)).toMatch(/^[A-Z2-7]{32}$/)
})

test('a desk with an account has no form for the first one', async () => {
  const page = await visitor()
  await page.goto(`${stack.desk}/admin/create-first-user`)
  await page.waitForURL(`${stack.desk}/admin/login`)
  await page.locator('#field-email').waitFor()
  const response = await fetch(`${stack.desk}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'other@tusaale.example', password: EDITOR.password }),
  })
  expect(response.status).toBe(403)
})

test.each(['users', 'posts', 'media', 'leaders', 'contact-messages', 'users/me'])(
  'the desk refuses /api/%s without a session',
  async (path) => {
    const response = await fetch(`${stack.desk}/api/${path}`)
    const body = await response.text()
    expect(body).not.toContain(EDITOR.email)
    if (path === 'users/me') expect(JSON.parse(body)).toMatchObject({ user: null })
    else expect(response.status).toBe(403)
  },
)

test('the paths and the session of the desk do not exist on the site', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  for (const path of ['/admin', '/api/users/me', '/api/posts', '/api/contact-messages']) {
    const response = await page.request.get(stack.site + path)
    expect(response.status(), path).toBe(404)
  }
})

test('signing in needs the password and then the code, and returns to the requested screen', async () => {
  const page = await visitor({ expectedErrors: /422/ })
  await submitPassword(page, EDITOR)
  await page.waitForURL(/\/admin\/codes/)
  const refused = await page.request.get(`${stack.desk}/api/posts`)
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'second_factor_required' })
  await page.goto(`${stack.desk}/admin/collections/users`)
  await page.waitForURL(/\/admin\/codes\?redirect=/)
  await expectUsable(page)
  await submitCode(page, '12345')
  await page.locator('.sign-in__failure:not(:empty)').waitFor()
  await submitCode(page, codeAt(totpSecret(stack.desk), Date.now() + STEP_MS))
  await page.waitForURL(`${stack.desk}/admin/collections/users`)
  await page.goto(`${stack.desk}/admin/logout`)
  await page.waitForURL(/\/admin\/login/)
  expect((await page.request.get(`${stack.desk}/api/posts`)).status()).toBe(403)
})

test('a recovery code is accepted once', async () => {
  const page = await visitor({ expectedErrors: /422/ })
  const code = nextRecoveryCode(stack.desk)
  await submitPassword(page, EDITOR)
  await page.waitForURL(/\/admin\/codes/)
  await submitCode(page, code.toLowerCase())
  await dashboardReady(page)
  await page.context().clearCookies()
  await submitPassword(page, EDITOR)
  await page.waitForURL(/\/admin\/codes/)
  await submitCode(page, code)
  await page.locator('.sign-in__failure:not(:empty)').waitFor()
})

test('an administrator invites a writer, and copies the link where there is no mail server', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  await openScreen(page, `${stack.desk}/admin/collections/invitations/create`)
  await page.locator('#field-email').fill(WRITER.email)
  await page.locator('#field-roles .rs__control').click()
  await page.getByRole('option', { name: 'Writer', exact: true }).click()
  await page.locator('.roles-explained').getByText('cannot publish').waitFor()
  await page.locator('#action-save').click()
  await page.waitForURL(/\/invitations\/\d+/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Make the link' }).click()
  link = await page.locator('.sign-in__secret').innerText()
  expect(link).toContain('/admin/invitation#')
  await page.getByRole('button', { name: 'Make a new link' }).waitFor()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByRole('status').getByText('The link is copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.context().clearPermissions()
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }),
  )
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByRole('status').getByText('could not be copied').waitFor()
  expect(await page.evaluate(() => String(getSelection()))).toBe(link)
})

test('an invitation of an inbox reader without a department is refused', async () => {
  const page = await visitor({ expectedErrors: /400/ })
  await signIn(page, stack.desk)
  await openScreen(page, `${stack.desk}/admin/collections/invitations/create`)
  expect(await page.locator('#field-departments').count()).toBe(0)
  await page.locator('#field-roles .rs__control').click()
  await page.getByRole('option', { name: 'Inbox reader', exact: true }).click()
  await page.locator('#field-departments').waitFor()
  await page.locator('#field-email').fill('akhriste@tusaale.example')
  const refusal = page.locator('#field-departments').getByText('needs at least one department')
  await pressUntilRefused(page.locator('#action-save'), refusal)
})

test('without a mail server the form for a forgotten password says that no mail is sent', async () => {
  const page = await visitor()
  await openScreen(page, `${stack.desk}/admin/forgot`)
  await page.getByText('it mails no link').waitFor()
  await screenReady(page)
  await page.locator('#field-email').fill('cidna@tusaale.example')
  await page.locator('form button[type="submit"]').click()
  await page.getByRole('heading', { name: 'No mail is sent' }).waitFor()
})

test('the writer creates an account by the link, and can neither read the audit nor invite', async () => {
  const page = await visitor({ expectedErrors: /404/ })
  await openScreen(page, link)
  await expectUsable(page)
  await acceptInvitation(page, { ...WRITER, name: 'Qoraa Tijaabo' })
  await dashboardReady(page)
  expect(await page.locator('a[href^="/admin/collections/invitations"]').count()).toBe(0)
  for (const path of ['audit', 'invitations']) {
    const response = await page.request.get(`${stack.desk}/api/${path}`)
    expect([path, response.status()]).toEqual([path, 403])
  }
  const data = { email: 'kale@tusaale.example', roles: ['administrator'] }
  const invitation = await page.request.post(`${stack.desk}/api/invitations`, { data })
  expect(invitation.status()).toBe(403)
  expect((await page.goto(`${stack.desk}/admin/collections/audit`))?.status()).toBe(404)
  await openScreen(page, `${stack.desk}/admin/account`)
  await page.locator('.sign-in a[href="/admin/codes"]').waitFor()
  expect(await page.locator('#field-email').isDisabled()).toBe(true)
})

test('a link for a new password sets it once, by a screen whose address has no secret', async () => {
  const administrator = await visitor()
  await signIn(administrator, stack.desk)
  const users = `${stack.desk}/api/users`
  const query = `?where[email][equals]=${WRITER.email}`
  const { docs } = await rest<{ docs: { id: number }[] }>(administrator, 'GET', users + query)
  const linkUrl = `${users}/${docs[0]?.id}/password-link`
  const made = await rest<{ link: string }>(administrator, 'POST', linkUrl)
  const page = await visitor({ expectedErrors: /400|410/ })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openScreen(page, made.link)
  await expectUsable(page)
  const set = async (password: string) => {
    await page.locator('#field-password').fill(password)
    await page.locator('#field-again').fill(password)
    await page.keyboard.press('Enter')
  }
  await set('too short')
  await page.locator('.sign-in__failure', { hasText: '15' }).waitFor()
  await set(WRITER.password)
  await page.waitForURL(/\/admin\/codes/)
  const token = made.link.split('#')[1] ?? ''
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(requested.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])
  await openScreen(page, made.link)
  await set(WRITER.password)
  await page.locator('.sign-in__failure', { hasText: 'This link is over' }).waitFor()
  await page.getByRole('link', { name: 'Ask for another link' }).click()
  await page.waitForURL(/\/admin\/forgot/)
})

test('an administrator adds a role to the writer, and cannot change their own', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  const writerUrl = `${stack.desk}/api/users?where[email][equals]=${WRITER.email}`
  const { docs } = await rest<{ docs: { id: number }[] }>(page, 'GET', writerUrl)
  await openScreen(page, `${stack.desk}/admin/collections/users/${docs[0]?.id}`)
  await page.locator('#field-roles .rs__control').click()
  await page.getByRole('option', { name: 'Publisher', exact: true }).click()
  expect(await page.locator('#field-email').isDisabled()).toBe(false)
  // Payload's button would change nothing.
  expect(await page.locator('#change-password').count()).toBe(0)
  await page.locator('#action-save').click()
  await page.getByText('Updated successfully').first().waitFor()
  expect(await rest(page, 'GET', writerUrl)).toMatchObject({
    docs: [{ roles: ['writer', 'publisher'] }],
  })
  await openScreen(page, `${stack.desk}/admin/account`)
  await page.locator('.sign-in a[href="/admin/password"]').waitFor()
  expect(await page.locator('#field-email').isDisabled()).toBe(true)
  await page.locator('#field-roles .rs__control--is-disabled').waitFor()
  expect(await page.locator('#change-password').count()).toBe(0)
})

test('the audit has the events of sign-in, without a code', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  const url = `${stack.desk}/api/audit?limit=100&sort=id`
  type AuditEvent = { action: string; change: { path?: string } }
  const { docs } = await rest<{ docs: AuditEvent[] }>(page, 'GET', url)
  const actions = docs.map(({ action }) => action)
  for (const action of [
    'codes.enrolled',
    'code.refused',
    'code.recoveryUsed',
    'session.closed',
    'invitation.accepted',
  ]) {
    expect(actions).toContain(action)
  }
  const refused = docs.filter(({ action }) => action === 'access.refused')
  // The desk refused no other screen that these tests opened.
  const screens = refused
    .map(({ change }) => change.path)
    .filter((path) => path?.startsWith('/admin'))
  expect(screens).toEqual(['/admin/collections/audit'])
  expect(JSON.stringify(docs)).not.toContain(totpSecret(stack.desk))
})
