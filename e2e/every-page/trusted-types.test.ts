import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, type VisitorOptions, visitor } from '../harness/browser.ts'
import { at } from '../harness/places.ts'

/** A visitor whose page records the violations of its policy from the start. */
async function recordingVisitor(options: VisitorOptions = {}): Promise<Page> {
  const page = await visitor({ language: 'EN', ...options })
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return page
}

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)

test('the way through pages with texts of editors violates no policy', async () => {
  const page = await recordingVisitor()
  await page.goto(at('/resources/news'))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  const article = page.locator('main a[href^="/resources/NewsDetail/"]').first()
  const address = (await article.getAttribute('href')) ?? ''
  const heading = page.locator('main h1')
  for (const path of [address, '/ministry/MinistryLeadership', '/contact', '/resources/news']) {
    const before = await heading.textContent()
    const link = page.locator(`a[href="${path}"]`).first()
    await link.evaluate((anchor) => (anchor as HTMLAnchorElement).click())
    await page.waitForURL(`**${path}`)
    // The address changes before the page does.
    await expect.poll(() => heading.textContent()).not.toBe(before)
  }
  expect(await page.evaluate(() => 'isFirst' in window), 'one document for all').toBe(true)
  expect(await violations(page)).toEqual([])
})

test('text that nobody has cleaned becomes no markup, no script and no script’s address', async () => {
  const page = await recordingVisitor({ expectedErrors: /Trusted/, serviceWorkers: 'allow' })
  await page.goto(at('/contact'))
  const isRefused = await page.evaluate(async () => {
    const throwsTypeError = (act: () => unknown) => {
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
      markup: throwsTypeError(() => (place.innerHTML = '<img src=x onerror=alert(1)>')),
      adjacent: throwsTypeError(() => place.insertAdjacentHTML('beforeend', '<b>x</b>')),
      address: throwsTypeError(() => (script.src = '/assets/x.js')),
      text: throwsTypeError(() => (script.text = 'alert(1)')),
      parsed: throwsTypeError(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
      policy: throwsTypeError(() =>
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
  expect(Object.values(isRefused)).not.toContain(false)
})
