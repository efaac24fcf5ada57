import { contactMessageExamples } from '@gaashaan/contract/examples'
import type { Page, Request } from 'playwright-core'
import { MIN_FORM_AGE_MS } from '../../apps/site/app/contact-message/honeypot.ts'

const { agreed: _agreed, ...typical } = contactMessageExamples.typical

/** The five texts of a valid message, as a visitor types them. */
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

/** The values of a form's text fields, by name. */
export function formValues(page: Page): Promise<Record<string, string>> {
  return page.locator('main form').evaluate((form) => {
    const texts = [...new FormData(form as HTMLFormElement)].filter(
      ([name]) => name !== 'agreed' && name !== 'homepage',
    )
    return Object.fromEntries(texts) as Record<string, string>
  })
}

/** Makes a page as old as a form must be that a person has filled. */
export async function passMinFormAge(page: Page): Promise<void> {
  await page.evaluate((minAgeMs) => {
    const now = performance.now.bind(performance)
    const missingMs = Math.max(0, minAgeMs - now())
    performance.now = () => now() + missingMs
  }, MIN_FORM_AGE_MS)
}

/** Presses the form's button, on a page as old as a person's. */
export async function send(page: Page): Promise<void> {
  await passMinFormAge(page)
  await page.locator('main form button[type="submit"]').click()
}

/** The browser alerts of a page, added as they open; each is closed at once. */
export function recordAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`)
    return dialog.accept()
  })
  return alerts
}

/** The contact calls of a page, added as it makes them. */
export function recordContactCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact_submit')) calls.push(request)
  })
  return calls
}
