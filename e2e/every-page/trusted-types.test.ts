import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, type VisitorOptions, visitor } from '../harness/browser.ts'
import { at } from '../harness/places.ts'

interface Seen {
  readonly violations: string[]
}

/** What the browser reports of the page's policy from the first byte on. */
async function watched(options: VisitorOptions = {}): Promise<Page> {
  const page = await visitor({ language: 'EN', ...options })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      seen.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return page
}

const violations = (page: Page) => page.evaluate(() => (window as unknown as Seen).violations)

test('going from page to page, texts of editors among them, breaks no policy', async () => {
  const page = await watched()
  await page.goto(at('/resources/news'))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  const article = page.locator('main a[href^="/resources/NewsDetail/"]').first()
  const address = (await article.getAttribute('href')) ?? ''
  for (const path of [address, '/ministry/MinistryLeadership', '/contact', '/resources/news']) {
    const link = page.locator(`a[href="${path}"]`).first()
    await link.evaluate((each) => (each as HTMLAnchorElement).click())
    await page.waitForURL(`**${path}`)
    await page.locator('main h1').waitFor()
  }
  expect(await page.evaluate(() => 'isFirst' in window), 'one document for all').toBe(true)
  expect(await violations(page)).toEqual([])
})

test('text that nobody has cleaned becomes no markup, no script and no script’s address', async () => {
  const page = await watched({ expectedErrors: /Trusted/, serviceWorkers: 'allow' })
  await page.goto(at('/contact'))
  const tried = await page.evaluate(async () => {
    const refused = (act: () => unknown) => {
      try {
        act()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    const place = document.createElement('div')
    const script = document.createElement('script')
    return {
      isSupported: 'trustedTypes' in window,
      markup: refused(() => (place.innerHTML = '<img src=x onerror=alert(1)>')),
      adjacent: refused(() => place.insertAdjacentHTML('beforeend', '<b>x</b>')),
      address: refused(() => (script.src = '/assets/x.js')),
      text: refused(() => (script.text = 'alert(1)')),
      parsed: refused(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
      policy: refused(() =>
        (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, by: object) => void }
          }
        ).trustedTypes.createPolicy('mine', {}),
      ),
      elsewhere: await Promise.resolve()
        .then(() => navigator.serviceWorker.register('/media/sw.js'))
        .then(() => false)
        .catch((error: unknown) => error instanceof TypeError),
    }
  })
  expect(Object.values(tried)).not.toContain(false)
})
