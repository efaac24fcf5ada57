import type { Page, Route } from 'playwright-core'

/** The addresses of the scripts that a page asks for, as it asks. */
export function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && request.url().endsWith('.js')) {
      scripts.push(request.url())
    }
  })
  return scripts
}

/** Hides the pointer's move that a browser without a screen reports by itself when a page opens. */
export async function withoutFirstMove(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hide = (event: Event) => event.stopImmediatePropagation()
    addEventListener('pointermove', hide, { capture: true, once: true })
  })
}

/** Holds every answer whose address matches back; resolves to what lets them all go. */
export async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(address, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

/** A reader who asks for less data, or is on a line of a kind (Network Information API). */
export async function onLine(
  page: Page,
  line: { readonly saveData?: boolean; readonly effectiveType?: string },
): Promise<void> {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection })
  }, line)
}
