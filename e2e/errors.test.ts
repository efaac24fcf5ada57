import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { hydrated, sharedVisitor } from './harness/browser.ts'
import { at } from './harness/places.ts'

const MISSING = /404/

test.each([
  ['SO', 'Bogga lama heli karo'],
  ['EN', 'Page not found'],
] as const)(
  'an unknown address answers 404 with the error screen in %s',
  async (language, text) => {
    const page = await sharedVisitor({ language, expectedErrors: MISSING })
    const response = await page.goto(at('/no/such/page'))
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe(text)
    expect(await page.title()).toContain(text)
    const content = await page.locator('main').textContent()
    expect(content).toMatch(/Unexpected Application Error!404 Not Found$/)
    expect(await page.locator('main nav a').count()).toBe(6)
    expect(content).not.toMatch(/at \w+ \(|node_modules/)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('main a[href="/"]').click()
    await page.waitForURL(at('/'))
  },
)

test('a reader with JavaScript goes home from the error screen', async () => {
  const page = await sharedVisitor({ language: 'EN', expectedErrors: MISSING })
  await page.goto(at('/no/such/page'))
  await hydrated(page)
  await page.locator('main a[href="/"]').click()
  await page.getByRole('heading', { name: 'Latest news' }).waitFor()
})

test('the error screen is the same without JavaScript, and its search works', async () => {
  const page = await sharedVisitor({ javaScript: false, expectedErrors: MISSING })
  await page.goto(at('/no/such/page'))
  expect(await page.locator('h1').textContent()).toBe('Bogga lama heli karo')
  await page.locator('main input[type="search"]').fill('ciidan')
  await page.locator('main form button').click()
  await page.waitForURL(/\/search\?q=ciidan$/)
})

test.each([
  '/admin',
  '/api/users',
  '/api/posts',
  '/api/content-version',
  '/_next/x',
  '/api/graphql',
])('the site answers 404 at the path %s of the desk', async (path) => {
  expect((await fetch(at(path))).status).toBe(404)
})

test.each([
  '/api/posts/public/featured',
  '/api/posts/public/0?language=SO',
  '/api/posts/public/latest?category_id=1&language=xx',
])('the invalid call %s is answered by JSON with a stable code', async (path) => {
  const response = await fetch(at(path))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    success: false,
    code: expect.stringMatching(/^invalid_/),
  })
})

test('routes match in any letter case', async () => {
  for (const path of ['/RESOURCES/News', '/resources/MEDIACENTER', '/ministry/partners']) {
    expect((await fetch(at(path))).status, path).toBe(200)
  }
})
