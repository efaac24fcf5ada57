import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { stayingVisitor } from '../harness/browser.ts'
import { at, OPERATION, PAGES } from '../harness/places.ts'

test.each([...PAGES, OPERATION])('%s is accessible in the dark scheme', async (path) => {
  const page = await stayingVisitor({ dark: true })
  await page.goto(at(path))
  expect(await accessibilityFaults(page)).toEqual([])
})
