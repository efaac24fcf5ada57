import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { presentBanner } from './present-banner.ts'

const { banner } = siteSettingsExamples.changed

test('a banner is painted 90 pixels high, however narrow the screen', () => {
  const shown = presentBanner(banner)
  expect(shown).toMatchObject({
    picture: { url: '/media/banner.png', alt: 'The coast' },
    isNamed: true,
  })
  expect(shown?.place.painted).toEqual([['', 'max(100vw, 2400px)']])
})

test('without a picture, or with one at an unsafe address, the site’s own stands there', () => {
  expect(presentBanner(null)).toBeUndefined()
  const picture = { ...banner.picture, url: 'javascript:alert(1)' }
  expect(presentBanner({ ...banner, picture })).toBeUndefined()
})
