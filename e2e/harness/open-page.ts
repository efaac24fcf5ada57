import type { Page } from 'playwright-core'
import { hydrated, SCREENS, sharedVisitor, type VisitorOptions, visitor } from './browser.ts'
import { at } from './places.ts'

/** Opens a path of the site, in English unless the options say otherwise, and hydrates the page. */
export async function openPage(path: string, options: VisitorOptions = {}): Promise<Page> {
  return open(await visitor({ language: 'EN', ...options }), path, options)
}

/**
 * The same on a page that the tests of a file share at all widths: for tests that neither change what
 * is stored nor leave routes.
 */
export async function openSharedPage(path: string, options: VisitorOptions = {}): Promise<Page> {
  const { width = SCREENS.desktop, height = 800, ...others } = options
  const page = await sharedVisitor({ language: 'EN', ...others })
  await page.setViewportSize({ width, height })
  return open(page, path, options)
}

async function open(page: Page, path: string, { javaScript }: VisitorOptions): Promise<Page> {
  await page.goto(at(path))
  if (javaScript !== false) await hydrated(page)
  return page
}
