import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openScreen } from './desk.ts'

/** The names of the desk's publishing panels, in each language of the desk. */
const LABELS = {
  en: { publishing: 'Publishing', so: 'Somali', en: 'English' },
  so: { publishing: 'Daabacaad', so: 'Soomaali', en: 'Ingiriis' },
} as const

/** Chooses the language of the desk, which Payload stores in a cookie. */
export async function chooseDeskLanguage(
  page: Page,
  desk: string,
  language: 'so' | 'en',
): Promise<void> {
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: desk }])
}

/** The publishing panel of a text on a post's screen, at a desk in `deskLanguage`. */
export function publishingPanel(
  page: Page,
  text: 'so' | 'en',
  deskLanguage: 'so' | 'en' = 'en',
): Locator {
  const labels = LABELS[deskLanguage]
  return page.getByRole('region', { name: new RegExp(`^${labels.publishing}: ${labels[text]}`) })
}

/** The selector of a panel, for `accessibilityFaults`. */
export const panelSelector = (text: 'so' | 'en') => `[aria-labelledby="publishing-${text}"]`

/** The heading of a panel when the working copy of its text has a state. */
export const panelState = (panel: Locator, state: string): Locator =>
  panel.locator(`h3 [data-state="${state}"]`)

/** Presses a button of a panel by the keyboard, and waits for its dialog. */
export async function openPanelDialog(
  page: Page,
  text: 'so' | 'en',
  button: string,
): Promise<void> {
  const panel = publishingPanel(page, text)
  await panel.getByRole('button', { name: button, exact: true }).press('Enter')
  await page.locator('dialog[open] h2').filter({ hasText: button }).waitFor()
}

/** The rich text editor of a language. */
export const textEditor = (page: Page, language: 'so' | 'en'): Locator =>
  page.locator(`[data-field-path="${language}.content"] [contenteditable="true"]`)

/**
 * Opens a drawer of a post's screen. About once in a hundred times the desk ignores the press in the
 * first second of the screen, for a reason that is not known, so the press is repeated.
 */
export async function openDrawer(drawer: Locator, press: () => Promise<void>): Promise<void> {
  const isOpen = async () => {
    if (await drawer.isVisible()) return true
    await press()
    return drawer.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(isOpen).toBe(true)
}

/** Opens the drawer that makes a link of the complete text of a language. */
export async function openLinkDrawer(page: Page, language: 'so' | 'en'): Promise<void> {
  await openDrawer(page.locator('dialog').getByRole('radiogroup'), async () => {
    await textEditor(page, language).click({ timeout: 5_000 })
    await page.keyboard.press('ControlOrMeta+a')
    const toolbar = page.locator(`[data-field-path="${language}.content"]`)
    await toolbar.locator('[data-button-key="link"]').first().click({ timeout: 5_000 })
  })
}

/** Waits until a post's form can be edited and its panels show the state of its texts. */
export async function postReady(page: Page): Promise<void> {
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
  await page.locator(`${panelSelector('en')} [data-state]`).waitFor()
}

/** Opens a post from the list of posts. */
export async function openFromList(page: Page, desk: string, title: string): Promise<void> {
  await openScreen(page, `${desk}/admin/collections/posts`)
  // A list that renders again under the pointer loses a click, so its link is opened instead.
  const link = page.getByRole('link', { name: title, exact: true }).first()
  await openScreen(page, desk + (await link.getAttribute('href')))
  await postReady(page)
}

/** The focused element: the name of a field, the id of a heading or the text of a button. */
export function focusedElement(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('name') || element?.id || element?.textContent || ''
  })
}

/** The time in some seconds, as a field of a dialog has it. Mogadishu is at UTC+3 all year. */
export function mogadishuTimeIn(seconds: number): string {
  return new Date(Date.now() + (3 * 60 * 60 + seconds) * 1000).toISOString().slice(0, 19)
}
