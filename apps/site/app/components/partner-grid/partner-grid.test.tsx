import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { PartnerGrid } from './partner-grid.tsx'

function textsOf(language: 'SO' | 'EN'): string[] {
  const html = renderInLanguage(<PartnerGrid />, language)
  return [...html.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, text]) => text ?? '')
}

test('the eight partners are in the specification’s order, each with its type', () => {
  expect(textsOf('EN')).toEqual([
    'United Nations',
    'International Organization',
    'African Union',
    'Regional Organization',
    'AMISOM/ATMIS',
    'Peacekeeping Mission',
    'United States',
    'Defense Partner',
    'European Union',
    'Regional Organization',
    'Turkey',
    'Defense Partner',
    'United Kingdom',
    'Defense Partner',
    'Qatar',
    'Defense Partner',
  ])
})

test('in Somali the names and the types are Somali', () => {
  const texts = textsOf('SO')
  expect(texts).toHaveLength(16)
  expect(texts.slice(0, 4)).toEqual([
    'Qaramada Midoobay',
    'Urur Caalami ah',
    'Midowga Afrika',
    'Urur Goboleed',
  ])
})
