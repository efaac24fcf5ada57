import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export async function cookieHeader(page: Page, desk: string): Promise<string> {
  const cookies = await page.context().cookies(desk)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Ends the page's session at the desk. The browser keeps the cookie. */
export async function endSession(page: Page, desk: string): Promise<void> {
  const response = await fetch(`${desk}/api/users/logout`, {
    method: 'POST',
    headers: { cookie: await cookieHeader(page, desk) },
  })
  expect(response.status).toBe(200)
}

export const signInDialog = (page: Page): Locator => page.locator('dialog.reauthentication')

/** The keys of the typed texts that the browser stores. */
export const storedDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gaashaan-draft:')))
