import type { Partner } from '@gaashaan/contract'
import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { presentPartners, presentPartnersInShort } from './present-partners.ts'

const own: readonly Partner[] = DEFAULT_PARTNERS.map((partner) => ({
  ...partner,
  name: en.home.partners.names[partner.mark],
  text: en.partners.about[partner.mark],
}))

test('the list that the site has itself is not sent', () => {
  expect(presentPartners(own, en)).toBeUndefined()
  expect(presentPartners([], en)).toBeUndefined()
  expect(presentPartners(undefined, en)).toBeUndefined()
})

test.each([
  ['another order', [...own].reverse()],
  ['one less', own.slice(1)],
  ['another text', own.map((partner) => ({ ...partner, text: 'Other.' }))],
  ['a website', own.map((partner) => ({ ...partner, url: 'https://a.example/' }))],
])('%s is the ministry’s own list', (_name, told) => {
  expect(presentPartners(told, en)).toHaveLength(told.length)
})

test('a logo takes the place of a sign, in its smallest file that is large enough', () => {
  const size = (width: number) => ({
    url: `/media/logo-w${width}.webp`,
    width,
    format: 'webp' as const,
  })
  const logo = {
    url: '/media/logo.png',
    width: 600,
    height: 400,
    alt: '',
    sizes: [480, 160, 240].map(size),
  }
  const [partner] = presentPartners([{ name: 'A', kind: 'defense', mark: 'un', logo }], en) ?? []
  expect(partner).toEqual({ name: 'A', kind: 'defense', logo: '/media/logo-w240.webp' })
})

test.each([
  ['League of Arab States', undefined, 'LAS'],
  ['one', undefined, 'ON'],
  ['Ururka Iskaashiga', 'OIC', 'OIC'],
])('without a sign, letters stand for %s', (name, letters, expected) => {
  const [partner] = presentPartners([{ name, kind: 'regional', letters }], en) ?? []
  expect(partner?.letters).toBe(expected)
})

test('the home page gets neither their texts nor their websites', () => {
  const shown = presentPartnersInShort(siteSettingsExamples.changed.partners, en)
  expect(shown).toEqual([
    { name: 'Sample Partner', kind: 'regional', logo: '/media/logo.png' },
    { name: 'United Nations', kind: 'international', mark: 'un' },
  ])
})
