import { contactMessageExamples } from '@gaashaan/contract/examples'
import type { Page, Request } from 'playwright-core'

const { agreed: _agreed, ...typical } = contactMessageExamples.typical

/** The five texts of a right message, as a visitor types them. */
export const MESSAGE: Readonly<Record<string, string>> = typical

/** Fills a form's fields by name; a choice is made by its value. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main form [name="${name}"]`).first()
    if (await field.evaluate((control) => control instanceof HTMLSelectElement)) {
      await field.selectOption(value)
    } else await field.fill(value)
  }
}

/** What stands in a form's text fields now, by name. */
export function typedIn(page: Page): Promise<Record<string, string>> {
  return page.locator('main form').evaluate((form) => {
    const texts = [...new FormData(form as HTMLFormElement)].filter(
      ([name]) => name !== 'agreed' && name !== 'homepage',
    )
    return Object.fromEntries(texts) as Record<string, string>
  })
}

/** Waits until a page has been open for as long as a person needs at least to fill in its form. */
export async function asPeopleDo(page: Page): Promise<void> {
  await page.waitForTimeout(Math.max(0, 2_050 - (await page.evaluate(() => performance.now()))))
}

/** Presses the form's own button, no sooner after the page began than a person can. */
export async function send(page: Page): Promise<void> {
  await asPeopleDo(page)
  await page.locator('main form button[type="submit"]').click()
}

/** The browser alerts of a page as they come; each is closed at once. */
export function alertsOf(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`)
    return dialog.accept()
  })
  return alerts
}

/** The contact calls that a page makes. */
export function contactCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact_submit')) calls.push(request)
  })
  return calls
}
