import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'
import { firstAccountOf } from '../../scripts/steps/first-account.mjs'
import { type Call, passCode } from './codes.ts'

/** The first account of a test's desk. */
export const EDITOR = { email: 'tifaftire@tusaale.example', password: 'tijaabo-dheer-2026' }

interface Credentials {
  secret?: string
  recoveryCodes?: readonly string[]
  /** The cookie of a session past the second factor. */
  cookie?: string
}

/** By desk and account. A desk accepts a code once, so the pages of a file share one session. */
const credentials = new Map<string, Credentials>()

const credentialsKey = (desk: string, email: string) => `${new URL(desk).origin} ${email}`

function credentialsAt(desk: string, email: string): Credentials {
  const key = credentialsKey(desk, email)
  const stored = credentials.get(key) ?? {}
  credentials.set(key, stored)
  return stored
}

const COOKIE = 'payload-token'

async function storeSession(page: Page, desk: string, email: string): Promise<void> {
  const cookies = await page.context().cookies(desk)
  credentialsAt(desk, email).cookie = cookies.find(({ name }) => name === COOKIE)?.value
}

/** The TOTP secret of the first account of a desk, which this file has enrolled. */
export function totpSecret(desk: string): string {
  const { secret } = credentialsAt(desk, EDITOR.email)
  if (secret === undefined) throw new Error(`${EDITOR.email} has no codes at ${desk}`)
  return secret
}

/** The next unused recovery code of the first account of a desk. */
export function nextRecoveryCode(desk: string): string {
  const stored = credentialsAt(desk, EDITOR.email)
  const [code, ...rest] = stored.recoveryCodes ?? []
  if (code === undefined) throw new Error(`${EDITOR.email} has no recovery codes left at ${desk}`)
  stored.recoveryCodes = rest
  return code
}

/**
 * Waits until React has hydrated every control of a desk's screen. A press before is lost, and a form
 * that is submitted before reloads the screen. Screens hydrate in parts, so each control is checked.
 */
export async function screenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('button, input, select, textarea')]
    const isHydrated = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps'))
    return controls.length > 0 && controls.every(isHydrated)
  })
}

/** Opens a screen of the desk and waits until it is hydrated. */
export async function openScreen(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await screenReady(page)
}

/** Enrols an account, which is signed in, on the screen to which the desk redirects it. */
export async function enrol(page: Page, email = EDITOR.email): Promise<void> {
  await page.waitForURL(/\/admin\/codes/)
  await screenReady(page)
  await page.getByRole('button', { name: /Set up one-time codes|Samee koodhadhka/ }).click()
  const secret = (await page.locator('.sign-in__secret').innerText()).replaceAll(' ', '')
  await screenReady(page)
  await page.locator('#field-code').fill(codeAt(secret))
  await page.locator('#field-code').press('Enter')
  await page.locator('.sign-in__recovery').waitFor()
  const recoveryCodes = await page.locator('.sign-in__recovery li').allInnerTexts()
  await page.locator('.sign-in__row button').last().click()
  await page.waitForURL(/\/admin\/?$/)
  Object.assign(credentialsAt(page.url(), email), { secret, recoveryCodes })
  await storeSession(page, page.url(), email)
}

/**
 * Fills the form of the first account, and waits until the desk has validated it: its response would
 * discard a submission before it, which no person is fast enough to make.
 */
export async function fillFirstForm(page: Page, password: string): Promise<void> {
  const validated = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/create-first-user'),
  )
  await page.locator('#field-email').fill(EDITOR.email)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-confirm-password').fill(password)
  await validated
}

/** The URL that a desk of this file printed for its first account. */
export function firstAccountUrl(desk: string): string {
  const url = firstAccountOf(desk)?.address
  if (url === undefined) throw new Error(`${desk} printed no address of its first account`)
  return url
}

/**
 * Creates the first account of a desk by its form and enrols it, as the desk then requires. Ends at
 * the dashboard.
 */
export async function fillFirstAccount(page: Page, desk: string): Promise<void> {
  await openScreen(page, firstAccountUrl(desk))
  await fillFirstForm(page, EDITOR.password)
  await page.locator('form button[type="submit"]').click()
  await enrol(page)
}

/** Creates the first account of a desk without its form, and signs the visitor in. */
export async function firstEditor(page: Page, desk: string): Promise<void> {
  // A desk of an earlier file may have had this port.
  credentials.delete(credentialsKey(desk, EDITOR.email))
  const token = firstAccountUrl(desk).split('#')[1]
  await rest(page, 'POST', `${desk}/api/users/first-account`, { token })
  await rest(page, 'POST', `${desk}/api/users/first-register`, EDITOR)
  await signIn(page, desk)
}

/** Signs a visitor in at a desk, past the second factor. Needs no form. */
export async function signIn(page: Page, desk: string, account = EDITOR): Promise<void> {
  const stored = credentialsAt(desk, account.email)
  if (stored.cookie !== undefined) {
    const cookie = { name: COOKIE, value: stored.cookie, httpOnly: true, url: desk }
    await page.context().addCookies([{ ...cookie, sameSite: 'Strict' }])
    const { user } = await rest<{ user: unknown }>(page, 'GET', `${desk}/api/users/me`)
    if (user) return
  }
  await signInByPassword(page, desk, account)
  const call: Call = (method, path, data) => rest(page, method, `${desk}/api${path}`, data)
  stored.secret = await passCode(call, stored.secret)
  await storeSession(page, desk, account.email)
}

/** Signs a visitor in by the password alone, which suffices for an account in its grace period. */
export async function signInByPassword(
  page: Page,
  desk: string,
  { email, password }: typeof EDITOR,
): Promise<void> {
  await rest(page, 'POST', `${desk}/api/users/login`, { email, password })
}

/** Calls the desk's REST interface with the page's session. Throws the message of a refusal. */
export async function rest<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  data?: object,
): Promise<T> {
  const response = await page.request.fetch(url, { method, data })
  if (!response.ok())
    throw new Error(`${method} ${url}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as T
}

/** Why tests publish changes of their own, and the query that says so. */
export const ALONE = 'Miiskan tijaabada ah waxaa jooga hal qof.'
export const ALONE_QUERY = `reason=${encodeURIComponent(ALONE)}`

/** Creates a draft in a collection, a post when left out, and returns its id. */
export async function createDraft(
  page: Page,
  desk: string,
  data: object,
  collection = 'posts',
): Promise<number> {
  const url = `${desk}/api/${collection}?draft=true`
  const { doc } = await rest<{ doc: { id: number } }>(page, 'POST', url, data)
  return doc.id
}

interface Colleague {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly roles: readonly string[]
  readonly departments?: readonly string[]
}

/**
 * Creates the account of a colleague, whom the signed-in visitor invites and who accepts the
 * invitation. `mailedLink` finds its link where the desk mails it.
 */
export async function addColleague(
  page: Page,
  desk: string,
  { email, password, name, roles, departments = [] }: Colleague,
  mailedLink: () => string = () => '',
): Promise<void> {
  const data = { email, roles, departments }
  const url = `${desk}/api/invitations`
  const { sent } = await rest<{ sent: { link?: string } }>(page, 'POST', url, data)
  const [, token] = (sent.link ?? mailedLink()).split('#')
  await rest(page, 'POST', `${url}/accept`, { token, name, password })
}

/** Has an invited person, who has opened the link, make the account and set codes up. */
export async function acceptInvitation(
  page: Page,
  { email, name, password }: Pick<Colleague, 'email' | 'name' | 'password'>,
): Promise<void> {
  await page.locator('#field-name').fill(name)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-again').fill(password)
  await page.keyboard.press('Enter')
  await enrol(page, email)
}

interface PublishCommand {
  readonly language: 'so' | 'en'
  readonly action: string
  readonly reason?: string
}

/** Executes a command of the publishing panel of a post. */
export async function publishing(
  page: Page,
  desk: string,
  id: number,
  command: PublishCommand,
): Promise<void> {
  await rest(page, 'POST', `${desk}/api/posts/${id}/publishing`, {
    confirmed: ['no_picture', 'title_without_text', 'closes_in_past'],
    ...command,
  })
}

/** A rich text of one paragraph, as the desk stores it. */
export function text(value: string) {
  const node = { direction: 'ltr', format: '', indent: 0, version: 1 }
  const word = { type: 'text', text: value, format: 0, detail: 0, mode: 'normal', style: '' }
  const children = [{ ...node, type: 'paragraph', children: [{ ...word, version: 1 }] }]
  return { root: { ...node, type: 'root', children } }
}

/** Gives all accounts without a second factor two weeks to set one up, as an upgrade does. */
export function giveGrace(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'gaashaan.db'), { timeout: 30_000 })
  const due = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString()
  database.prepare('UPDATE users SET second_factor_due = ? WHERE codes_since IS NULL').run(due)
  database.close()
}

/**
 * Presses a button until a refusal is visible: the desk validates a form for a moment, and its response
 * then replaces that of an earlier press, or is shown beside it.
 */
export async function pressUntilRefused(button: Locator, refusal: Locator): Promise<void> {
  const isRefused = async () => {
    if (!(await refusal.isVisible())) await button.click()
    return refusal.isVisible()
  }
  await expect.poll(isRefused, { interval: 1_500 }).toBe(true)
}
