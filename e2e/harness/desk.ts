import type { Page } from 'playwright-core'

/** The account that a test makes at the desk. */
export const EDITOR = { email: 'tifaftire@tusaale.example', password: 'tijaabo-dheer-2026' }

/** Fills and sends the form that the desk shows where there is no account yet. */
export async function firstEditor(page: Page): Promise<void> {
  await page.locator('#field-email').fill(EDITOR.email)
  await page.locator('#field-password').fill(EDITOR.password)
  await page.locator('#field-confirm-password').fill(EDITOR.password)
  await page.locator('form button[type="submit"]').click()
}

/** Gives a visitor the editor's session at a desk. */
export async function signedIn(page: Page, desk: string): Promise<void> {
  const answer = await page.request.post(`${desk}/api/users/login`, { data: EDITOR })
  if (!answer.ok()) throw new Error(`the desk refused its editor: ${answer.status()}`)
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

interface Wish {
  readonly language: 'so' | 'en'
  readonly action: string
  readonly reason?: string
  readonly changeNote?: string
  readonly schedule?: { readonly action: 'publish' | 'withdraw'; readonly at: string }
}

/** Has something done with a post's text in one language, as its publishing panel does. */
export async function publishing(page: Page, desk: string, id: number, wish: Wish): Promise<void> {
  await rest(page, 'POST', `${desk}/api/posts/${id}/publishing`, wish)
}

/** One paragraph as the desk's editor stores it. */
export function text(words: string) {
  const node = { direction: 'ltr', format: '', indent: 0, version: 1 }
  const word = { type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '' }
  const children = [{ ...node, type: 'paragraph', children: [{ ...word, version: 1 }] }]
  return { root: { ...node, type: 'root', children } }
}
