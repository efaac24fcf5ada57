import type { JSHandle, Page } from 'playwright-core'

/**
 * The document at a URL as the page's browser parses it, without its scripts; `null` where the
 * response is no document. The request parses it, since our pages' policy lets no text become markup.
 */
export function parseDocument(page: Page, url: string): Promise<JSHandle<Document | null>> {
  return page.evaluateHandle(async (target) => {
    const request = new XMLHttpRequest()
    request.open('GET', target)
    request.responseType = 'document'
    await new Promise((resolve) => {
      request.onloadend = resolve
      request.send()
    })
    return request.responseXML
  }, url)
}
