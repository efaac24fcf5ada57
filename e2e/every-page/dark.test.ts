import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { SCREENS, sharedVisitor } from '../harness/browser.ts'
import { at, OPERATION, PAGES } from '../harness/places.ts'

test.each([...PAGES, OPERATION])(
  '%s is accessible on a tablet in the dark scheme',
  async (path) => {
    const page = await sharedVisitor({ dark: true, width: SCREENS.tablet })
    await page.goto(at(path))
    expect(await accessibilityFaults(page)).toEqual([])
  },
)
