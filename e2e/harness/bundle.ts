import type { Page, Route } from 'playwright-core'

/** The URLs of the scripts that a page requests, added as it requests them. */
export function recordScripts(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && request.url().endsWith('.js')) {
      scripts.push(request.url())
    }
  })
  return scripts
}

/** Hides the move of the pointer that a browser without a screen reports when a page opens. */
export async function hideFirstPointerMove(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hide = (event: Event) => event.stopImmediatePropagation()
    addEventListener('pointermove', hide, { capture: true, once: true })
  })
}

/** Holds every request whose URL matches; resolves to a function that releases them all. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(url, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

/** Sets what the Network Information API reports of the reader's connection. */
export async function setConnection(
  page: Page,
  connection: { readonly saveData?: boolean; readonly effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}
