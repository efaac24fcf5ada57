import type { JSHandle, Page } from 'playwright-core'

/**
 * The document at an address as the page's browser parses it, before any script of its own: the
 * policy of our pages lets no text become markup. `null` for what is no document.
 */
export function parsedBy(page: Page, address: string): Promise<JSHandle<Document | null>> {
  return page.evaluateHandle(async (url) => {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.responseType = 'document'
    await new Promise((resolve) => {
      request.onloadend = resolve
      request.send()
    })
    return request.responseXML
  }, address)
}
