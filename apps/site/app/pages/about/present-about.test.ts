import { leaderExamples, siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { aboutTextIn, presentMinister } from './present-about.ts'

test('the minister’s card leaves the description to the profile', () => {
  const card = presentMinister({ state: 'loaded', data: leaderExamples.typical }, en)
  expect(card).toEqual({
    state: 'loaded',
    name: 'Magaca Wasiirka (tusaale)',
    title: 'Wasiirka Gaashaandhigga',
    portrait: expect.objectContaining({ url: '/media/example-portrait.webp' }),
  })
})

test('no minister is empty, a failed call is failed', () => {
  expect(presentMinister({ state: 'missing' }, en)).toEqual({ state: 'empty' })
  expect(presentMinister({ state: 'failed' }, en)).toEqual({ state: 'failed' })
})

test('both languages have as many paragraphs, values and goals', () => {
  const [so, english] = [aboutTextIn('SO'), aboutTextIn('EN')]
  expect(so.title).not.toBe(english.title)
  expect(so.overview.paragraphs).toHaveLength(english.overview.paragraphs.length)
  expect(so.values.items).toHaveLength(english.values.items.length)
  expect(so.goals.items).toHaveLength(english.goals.items.length)
})

test('what the ministry wrote takes the place of the site’s own text, and nothing else does', () => {
  const { about } = siteSettingsExamples.changed
  const own = aboutTextIn('EN')
  const text = aboutTextIn('EN', about)
  expect(text).toMatchObject(about)
  expect(text).toEqual({
    ...own,
    title: about.title,
    overview: { ...own.overview, ...about.overview },
    structure: { ...own.structure, roles: { ...own.structure.roles, ...about.structure.roles } },
  })
  expect(aboutTextIn('SO', null)).toBe(aboutTextIn('SO'))
})

test('an office that the page does not have is left out', () => {
  const { roles } = aboutTextIn('EN', { structure: { roles: { cook: 'Cooks.' } } }).structure
  expect(Object.keys(roles)).not.toContain('cook')
})
