import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import {
  EDITOR,
  fillFirstAccount,
  openScreen,
  recoveryCodeOf,
  rest,
  screenReady,
  secretOf,
  signedIn,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'

const WRITER = { email: 'qoraa@tusaale.example', password: 'ereyo fudud oo dheer' }
const STEP_MS = 30_000

let stack: EmptyStack
/** What an invitation's link was, for the writer who opens it. */
let link = ''

beforeAll(async () => {
  stack = await startEmptyStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** Fills and sends the desk's own sign-in form. */
async function typePassword(page: Page, { email, password }: typeof WRITER) {
  await openScreen(page, `${stack.desk}/admin/login`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('form button[type="submit"]').click()
}

async function typeCode(page: Page, code: string) {
  await screenReady(page)
  await page.locator('#field-code').fill(code)
  await page.keyboard.press('Enter')
}

const atTheDesk = (page: Page) =>
  page.locator('a[href="/admin/collections/posts"]').first().waitFor()

/** A screen of ours is usable by everyone, and on a phone. */
async function expectUsable(page: Page) {
  // Payload's own frame around it is Payload's.
  const faults = await accessibilityFaults(page)
  expect(faults.filter((fault) => fault.includes('sign-in'))).toEqual([])
  await page.setViewportSize({ width: SCREENS.phone, height: 800 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.setViewportSize({ width: SCREENS.desktop, height: 800 })
}

test('who opens a fresh desk without the printed address reads where that is', async () => {
  const page = await visitor({ expectedErrors: /403/ })
  await page.goto(stack.desk)
  await page.waitForURL(`${stack.desk}/admin/create-first-user`)
  await page.getByText('shaashadda npm start').waitFor()
  await page.getByText('in the terminal of npm start').waitFor()
  expect(await page.locator('form').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the first account sets up its codes before it sees anything', async () => {
  const page = await visitor()
  await fillFirstAccount(page, stack.desk)
  expect(page.url()).not.toContain('token=')
  await atTheDesk(page)
  expect(secretOf(stack.desk)).toMatch(/^[A-Z2-7]{32}$/)
})

test('the second visit asks for the account', async () => {
  const page = await visitor()
  await page.goto(`${stack.desk}/admin/create-first-user`)
  await page.waitForURL(`${stack.desk}/admin/login`)
  await page.locator('#field-email').waitFor()
  const answer = await fetch(`${stack.desk}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'other@tusaale.example', password: EDITOR.password }),
  })
  expect(answer.status).toBe(403)
})

test.each(['users', 'posts', 'media', 'leaders', 'contact-messages', 'users/me'])(
  'without a session the desk keeps /api/%s to itself',
  async (path) => {
    const answer = await fetch(`${stack.desk}/api/${path}`)
    const body = await answer.text()
    expect(body).not.toContain(EDITOR.email)
    if (path === 'users/me') expect(JSON.parse(body)).toMatchObject({ user: null })
    else expect(answer.status).toBe(403)
  },
)

test('the desk’s addresses and its session mean nothing on the site', async () => {
  const page = await visitor()
  await signedIn(page, stack.desk)
  for (const path of ['/admin', '/api/users/me', '/api/posts', '/api/contact-messages']) {
    const answer = await page.request.get(stack.site + path)
    expect(answer.status(), path).toBe(404)
  }
})

test('signing in takes the password, then the code, and goes where it was going', async () => {
  const page = await visitor({ expectedErrors: /422/ })
  await typePassword(page, EDITOR)
  await page.waitForURL(/\/admin\/codes/)
  const refused = await page.request.get(`${stack.desk}/api/posts`)
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'second_factor_required' })
  await page.goto(`${stack.desk}/admin/collections/users`)
  await page.waitForURL(/\/admin\/codes\?redirect=/)
  await expectUsable(page)
  await typeCode(page, '12345')
  await page.locator('.sign-in__failure:not(:empty)').waitFor()
  await typeCode(page, codeAt(secretOf(stack.desk), Date.now() + STEP_MS))
  await page.waitForURL(`${stack.desk}/admin/collections/users`)
  await page.goto(`${stack.desk}/admin/logout`)
  await page.waitForURL(/\/admin\/login/)
  expect((await page.request.get(`${stack.desk}/api/posts`)).status()).toBe(403)
})

test('a recovery code opens the desk once', async () => {
  const page = await visitor({ expectedErrors: /422/ })
  const code = recoveryCodeOf(stack.desk)
  await typePassword(page, EDITOR)
  await page.waitForURL(/\/admin\/codes/)
  await typeCode(page, code.toLowerCase())
  await atTheDesk(page)
  await page.context().clearCookies()
  await typePassword(page, EDITOR)
  await page.waitForURL(/\/admin\/codes/)
  await typeCode(page, code)
  await page.locator('.sign-in__failure:not(:empty)').waitFor()
})

test('an administrator invites a writer, and passes the link on where there is no mail', async () => {
  const page = await visitor()
  await signedIn(page, stack.desk)
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

test('an inbox reader is invited with a department, or the desk says that one is missing', async () => {
  const page = await visitor({ expectedErrors: /400/ })
  await signedIn(page, stack.desk)
  await openScreen(page, `${stack.desk}/admin/collections/invitations/create`)
  expect(await page.locator('#field-departments').count()).toBe(0)
  await page.locator('#field-roles .rs__control').click()
  await page.getByRole('option', { name: 'Inbox reader', exact: true }).click()
  await page.locator('#field-departments').waitFor()
  // The desk's answer to what was typed would put away the refusal of what was sent before it came.
  const lookedAt = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('akhriste@') ?? false,
  )
  await page.locator('#field-email').fill('akhriste@tusaale.example')
  await lookedAt
  await page.locator('#action-save').click()
  await page.locator('#field-departments').getByText('needs at least one department').waitFor()
})

test('without a mail server a forgotten password is promised no mail', async () => {
  const page = await visitor()
  await openScreen(page, `${stack.desk}/admin/forgot`)
  await page.getByText('it mails no link').waitFor()
  await screenReady(page)
  await page.locator('#field-email').fill('cidna@tusaale.example')
  await page.locator('form button[type="submit"]').click()
  await page.getByRole('heading', { name: 'No mail is sent' }).waitFor()
})

test('the writer makes an account by it, and neither sees the audit nor invites', async () => {
  const page = await visitor({ expectedErrors: /404/ })
  await openScreen(page, link)
  await page.locator('#field-name').fill('Qoraa Tijaabo')
  await expectUsable(page)
  await page.locator('#field-password').fill(WRITER.password)
  await page.locator('#field-again').fill(WRITER.password)
  await page.locator('form button[type="submit"]').click()
  await atTheDesk(page)
  expect(await page.locator('a[href^="/admin/collections/invitations"]').count()).toBe(0)
  for (const address of ['audit', 'invitations']) {
    const answer = await page.request.get(`${stack.desk}/api/${address}`)
    expect([address, answer.status()]).toEqual([address, 403])
  }
  const data = { email: 'kale@tusaale.example', roles: ['administrator'] }
  const invited = await page.request.post(`${stack.desk}/api/invitations`, { data })
  expect(invited.status()).toBe(403)
  expect((await page.goto(`${stack.desk}/admin/collections/audit`))?.status()).toBe(404)
  await openScreen(page, `${stack.desk}/admin/account`)
  await page.locator('.sign-in a[href="/admin/codes"]').waitFor()
  expect(await page.locator('#field-email').isDisabled()).toBe(true)
})

test('an administrator gives the writer another role, and gives none to themselves', async () => {
  const page = await visitor()
  await signedIn(page, stack.desk)
  const found = `${stack.desk}/api/users?where[email][equals]=${WRITER.email}`
  const { docs } = await rest<{ docs: { id: number }[] }>(page, 'GET', found)
  const address = `${stack.desk}/admin/collections/users/${docs[0]?.id}`
  await openScreen(page, address)
  await page.locator('#field-roles .rs__control').click()
  await page.getByRole('option', { name: 'Publisher', exact: true }).click()
  expect(await page.locator('#field-email').isDisabled()).toBe(false)
  // Payload's own would have changed nothing.
  expect(await page.locator('#change-password').count()).toBe(0)
  await page.locator('#action-save').click()
  await page.getByText('Updated successfully').first().waitFor()
  expect(await rest(page, 'GET', found)).toMatchObject({
    docs: [{ roles: ['writer', 'publisher'] }],
  })
  await openScreen(page, `${stack.desk}/admin/account`)
  await page.locator('.sign-in a[href="/admin/password"]').waitFor()
  expect(await page.locator('#field-email').isDisabled()).toBe(true)
  await page.locator('#field-roles .rs__control--is-disabled').waitFor()
  expect(await page.locator('#change-password').count()).toBe(0)
})

test('what happened is in the audit, without a code', async () => {
  const page = await visitor()
  await signedIn(page, stack.desk)
  const address = `${stack.desk}/api/audit?limit=100&sort=id`
  type Deed = { action: string; change: { path?: string } }
  const { docs } = await rest<{ docs: Deed[] }>(page, 'GET', address)
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
  // Every other screen that was opened here was somebody's own.
  const screens = refused
    .map(({ change }) => change.path)
    .filter((path) => path?.startsWith('/admin'))
  expect(screens).toEqual(['/admin/collections/audit'])
  expect(JSON.stringify(docs)).not.toContain(secretOf(stack.desk))
})
