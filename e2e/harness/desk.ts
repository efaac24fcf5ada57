import type { Page } from 'playwright-core'
import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'
import { firstAccountOf } from '../../scripts/steps/first-account.mjs'
import { type Call, passCode } from './codes.ts'

/** The account that a test makes at the desk. */
export const EDITOR = { email: 'tifaftire@tusaale.example', password: 'tijaabo-dheer-2026' }

/** What opens an account again: its secret, and a session that is past its code. */
interface Kept {
  secret?: string
  recoveryCodes?: readonly string[]
  cookie?: string
}

/** By desk and account: a code is taken once, so one session serves the pages of a file. */
const kept = new Map<string, Kept>()

function keptOf(desk: string, email: string): Kept {
  const key = `${new URL(desk).origin} ${email}`
  const known = kept.get(key) ?? {}
  kept.set(key, known)
  return known
}

const COOKIE = 'payload-token'

async function keepSession(page: Page, desk: string, email: string): Promise<void> {
  const cookies = await page.context().cookies(desk)
  keptOf(desk, email).cookie = cookies.find(({ name }) => name === COOKIE)?.value
}

/** The secret of an account that this file has enrolled at a desk. */
export function secretOf(desk: string, email = EDITOR.email): string {
  const { secret } = keptOf(desk, email)
  if (secret === undefined) throw new Error(`${email} has no codes at ${desk}`)
  return secret
}

/** A recovery code of such an account, each time another. */
export function recoveryCodeOf(desk: string, email = EDITOR.email): string {
  const known = keptOf(desk, email)
  const [code, ...rest] = known.recoveryCodes ?? []
  if (code === undefined) throw new Error(`${email} has no recovery codes left at ${desk}`)
  known.recoveryCodes = rest
  return code
}

/**
 * Waits until React has every control of a desk's screen: what is pressed before is lost, and a form
 * that is sent before goes to the screen's own address, with nothing done. A screen is taken over in
 * parts, so its controls are asked, not its page.
 */
export async function screenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('button, input, select, textarea')]
    const isTaken = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps'))
    return controls.length > 0 && controls.every(isTaken)
  })
}

/** Opens a screen of the desk, ready to be used. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await screenReady(page)
}

/** Sets up the codes of whoever is signed in, on the screen that the desk leads them to. */
export async function enrol(page: Page, email = EDITOR.email): Promise<void> {
  await page.waitForURL(/\/admin\/codes/)
  const secret = await page.locator('.sign-in__secret').innerText()
  await screenReady(page)
  await page.locator('#field-code').fill(codeAt(secret.replaceAll(' ', '')))
  await page.locator('form button[type="submit"]').click()
  await page.locator('.sign-in__recovery').waitFor()
  const recoveryCodes = await page.locator('.sign-in__recovery li').allInnerTexts()
  await page.locator('.sign-in__row button').last().click()
  await page.waitForURL(/\/admin\/?$/)
  Object.assign(keptOf(page.url(), email), { secret: secret.replaceAll(' ', ''), recoveryCodes })
  await keepSession(page, page.url(), email)
}

/**
 * Fills that form, and waits until the desk has looked at what was typed: the form is sent by hand a
 * moment later than a program could, and what is sent before that answer is dropped by it.
 */
export async function fillFirstForm(page: Page, password: string): Promise<void> {
  const lookedAt = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/create-first-user'),
  )
  await page.locator('#field-email').fill(EDITOR.email)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-confirm-password').fill(password)
  await lookedAt
}

/** The address that a desk of this file printed for its first account. */
export function firstAccountAddress(desk: string): string {
  const address = firstAccountOf(desk)?.address
  if (address === undefined) throw new Error(`${desk} printed no address of its first account`)
  return address
}

/**
 * Fills and sends the form that the desk shows where there is no account yet, and sets up the codes
 * that it then asks for. Ends at the desk's first page.
 */
export async function fillFirstAccount(page: Page, desk: string): Promise<void> {
  await openScreen(page, firstAccountAddress(desk))
  await fillFirstForm(page, EDITOR.password)
  await page.locator('form button[type="submit"]').click()
  await enrol(page)
}

/** Makes the first account of a desk without its form, and gives the visitor its session. */
export async function firstEditor(page: Page, desk: string): Promise<void> {
  await page.request.get(firstAccountAddress(desk), { maxRedirects: 0 })
  await rest(page, 'POST', `${desk}/api/users/first-register`, EDITOR)
  await signedIn(page, desk)
}

/** Gives a visitor a session of an account at a desk, past its code: the first editor's. */
export async function signedIn(page: Page, desk: string, who = EDITOR): Promise<void> {
  const known = keptOf(desk, who.email)
  if (known.cookie !== undefined) {
    const cookie = {
      name: COOKIE,
      value: known.cookie,
      httpOnly: true,
      sameSite: 'Strict',
    } as const
    await page.context().addCookies([{ ...cookie, url: desk }])
    const me = await rest<{ user: unknown }>(page, 'GET', `${desk}/api/users/me`)
    if (me.user) return
  }
  const { email, password } = who
  const answer = await page.request.post(`${desk}/api/users/login`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`the desk refused its editor: ${answer.status()}`)
  const call: Call = (method, path, data) => rest(page, method, `${desk}/api${path}`, data)
  known.secret = await passCode(call, known.secret)
  await keepSession(page, desk, email)
}

/** One call of the desk's own interface with the page's session; throws what a refusal says. */
export async function rest<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  address: string,
  data?: object,
): Promise<T> {
  const answer = await page.request.fetch(address, { method, data })
  if (!answer.ok())
    throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

export interface Colleague {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly roles: readonly string[]
  readonly departments?: readonly string[]
}

interface Sent {
  readonly mailed: boolean
  readonly link?: string
}

/**
 * Makes an account as a colleague gets one: invited by whoever is signed in, and accepted by the
 * link. `mailed` finds the link where the desk mails it.
 */
export async function colleague(
  page: Page,
  desk: string,
  { email, password, name, roles, departments = [] }: Colleague,
  mailed: () => string = () => '',
): Promise<void> {
  const data = { email, roles, departments }
  const { sent } = await rest<{ sent: Sent }>(page, 'POST', `${desk}/api/invitations`, data)
  const [, token] = (sent.link ?? mailed()).split('#')
  await rest(page, 'POST', `${desk}/api/invitations/accept`, { token, name, password })
}

interface Wish {
  readonly language: 'so' | 'en'
  readonly action: string
  readonly reason?: string
  readonly changeNote?: string
  readonly schedule?: { readonly action: 'publish' | 'withdraw'; readonly at: string }
}

/** Has something done with a post's text in one language, as its publishing panel does. */
export async function publishing(page: Page, desk: string, id: number, wish: Wish): Promise<void> {
  await rest(page, 'POST', `${desk}/api/posts/${id}/publishing`, {
    confirmed: ['no_picture', 'title_without_text', 'closes_in_past'],
    ...wish,
  })
}

/** One paragraph as the desk's editor stores it. */
export function text(words: string) {
  const node = { direction: 'ltr', format: '', indent: 0, version: 1 }
  const word = { type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '' }
  const children = [{ ...node, type: 'paragraph', children: [{ ...word, version: 1 }] }]
  return { root: { ...node, type: 'root', children } }
}
