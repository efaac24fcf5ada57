import { leaderExamples, siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { presentAboutText, presentMinister } from './present-about.ts'

test('the minister’s card leaves the description to the profile', () => {
  const card = presentMinister({ state: 'loaded', data: leaderExamples.typical }, en)
  expect(card).toEqual({
    state: 'loaded',
    name: 'Magaca Wasiirka (tusaale)',
    title: 'Wasiirka Gaashaandhigga',
    portrait: expect.objectContaining({ url: '/media/example-portrait.webp' }),
  })
})

test('without a minister the card is empty, after a failed call it has failed', () => {
  expect(presentMinister({ state: 'missing' }, en)).toEqual({ state: 'empty' })
  expect(presentMinister({ state: 'failed' }, en)).toEqual({ state: 'failed' })
})

test('both languages have as many paragraphs, values and goals', () => {
  const [so, english] = [presentAboutText('SO'), presentAboutText('EN')]
  expect(so.title).not.toBe(english.title)
  expect(so.overview.paragraphs).toHaveLength(english.overview.paragraphs.length)
  expect(so.values.items).toHaveLength(english.values.items.length)
  expect(so.goals.items).toHaveLength(english.goals.items.length)
})

test('the ministry’s texts replace the defaults, part by part', () => {
  const { about } = siteSettingsExamples.changed
  const defaults = presentAboutText('EN')
  const text = presentAboutText('EN', about)
  expect(text).toMatchObject(about)
  expect(text).toEqual({
    ...defaults,
    title: about.title,
    overview: { ...defaults.overview, ...about.overview },
    structure: {
      ...defaults.structure,
      roles: { ...defaults.structure.roles, ...about.structure.roles },
    },
  })
  expect(presentAboutText('SO', null)).toBe(presentAboutText('SO'))
})

test('an office that is not on the page is left out', () => {
  const { roles } = presentAboutText('EN', { structure: { roles: { cook: 'Cooks.' } } }).structure
  expect(Object.keys(roles)).not.toContain('cook')
})
