import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { visitor } from './harness/browser.ts'
import { at, PAGES } from './harness/places.ts'

test.each(PAGES)('%s is accessible in the dark scheme', async (path) => {
  const page = await visitor({ dark: true })
  await page.goto(at(path))
  expect(await accessibilityFaults(page)).toEqual([])
})
