import { leaderExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { presentProfile } from './present-profile.ts'

test('a profile has portrait, colour and cleaned description', () => {
  expect(presentProfile({ state: 'loaded', data: leaderExamples.typical }, en)).toMatchObject({
    state: 'loaded',
    name: 'Magaca Wasiirka (tusaale)',
    portrait: {
      url: '/media/example-portrait.webp',
      alt: 'Portrait of Magaca Wasiirka (tusaale)',
    },
    colour: { fill: '#14532d', tone: 'light' },
    description: leaderExamples.typical.description,
  })
})

test('a leader without photo, description and colour has the defaults', () => {
  expect(presentProfile({ state: 'loaded', data: leaderExamples.withoutPhoto }, en)).toMatchObject({
    portrait: undefined,
    colour: { fill: '#14532d' },
    description: '',
  })
})

test('hostile markup is reduced to the specified tags, without hostile addresses', () => {
  const profile = presentProfile({ state: 'loaded', data: leaderExamples.hostileMarkup }, en)
  expect(profile).toMatchObject({ portrait: undefined, colour: { fill: '#14532d' } })
  const { description } = profile as { description: string }
  expect(description).toContain('<p>Kept <strong>text</strong></p>')
  expect(description).not.toMatch(/<(?:img|script|table|td)|javascript:|onclick/i)
})

test('a 404 is an empty profile, any other failure a failed one', () => {
  expect(presentProfile({ state: 'missing' }, en)).toEqual({ state: 'empty' })
  expect(presentProfile({ state: 'failed' }, en)).toEqual({ state: 'failed' })
})
