import type { Partner } from '@gaashaan/contract'
import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { presentPartnerSummaries, presentPartners } from './present-partners.ts'

const builtIn: readonly Partner[] = DEFAULT_PARTNERS.map((partner) => ({
  ...partner,
  name: en.home.partners.names[partner.mark],
  text: en.partners.about[partner.mark],
}))

test('the list that is part of the site is not sent', () => {
  expect(presentPartners(builtIn, en)).toBeUndefined()
  expect(presentPartners([], en)).toBeUndefined()
  expect(presentPartners(undefined, en)).toBeUndefined()
})

test.each([
  ['another order', [...builtIn].reverse()],
  ['a missing partner', builtIn.slice(1)],
  ['another text', builtIn.map((partner) => ({ ...partner, text: 'Other.' }))],
  ['a website', builtIn.map((partner) => ({ ...partner, url: 'https://a.example/' }))],
])('a list with %s is the ministry’s own', (_name, partners) => {
  expect(presentPartners(partners, en)).toHaveLength(partners.length)
})

test('a logo replaces a mark, in its smallest file that is wide enough', () => {
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
])('without a mark, %s has letters', (name, letters, expected) => {
  const [partner] = presentPartners([{ name, kind: 'regional', letters }], en) ?? []
  expect(partner?.letters).toBe(expected)
})

test('the home page gets neither the partners’ texts nor their websites', () => {
  const summaries = presentPartnerSummaries(siteSettingsExamples.changed.partners, en)
  expect(summaries).toEqual([
    { name: 'Sample Partner', kind: 'regional', logo: '/media/logo.png' },
    { name: 'United Nations', kind: 'international', mark: 'un' },
  ])
})
