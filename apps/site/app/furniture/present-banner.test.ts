import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { presentBanner } from './present-banner.ts'

const { banner } = siteSettingsExamples.changed

test('a banner is painted 90 pixels high, however narrow the screen', () => {
  const view = presentBanner(banner)
  expect(view).toMatchObject({
    picture: { url: '/media/banner.png', alt: 'The coast' },
    isNamed: true,
  })
  expect(view?.slot.sizes).toEqual({ 0: 'max(100vw, 2400px)' })
})

test('without a picture, or with an unsafe URL, the ministry has no banner of its own', () => {
  expect(presentBanner(null)).toBeUndefined()
  const picture = { ...banner.picture, url: 'javascript:alert(1)' }
  expect(presentBanner({ ...banner, picture })).toBeUndefined()
})
