import type { Leader } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { pairLeaders } from './pair-leaders.ts'

const PLACEHOLDER = '/uploads/no-photo.png'

const leader = (name: string, photo: string | null = PLACEHOLDER, id?: number) =>
  ({ name, title: 'Taliye', photo, ...(id !== undefined && { id }) }) as Leader

const named = (SO: readonly Leader[], EN: readonly Leader[]) =>
  pairLeaders({ SO, EN }).map(({ told, isUncertain }) => [
    told.SO?.name,
    told.EN?.name,
    isUncertain,
  ])

test('leaders who share a photo are people of their own, and what is not certain is told', () => {
  expect(
    named(
      [leader('Axmed'), leader('Cali'), leader('Xasan')],
      [leader('Ahmed'), leader('Cali'), leader('Hassan')],
    ),
  ).toEqual([
    ['Axmed', undefined, true],
    ['Cali', 'Cali', false],
    ['Xasan', undefined, true],
    [undefined, 'Ahmed', true],
    [undefined, 'Hassan', true],
  ])
})

test('a number, or a photo that nobody else has, joins two names of a person', () => {
  expect(
    named(
      [leader('Axmed', '/1.jpg'), leader('Cali', PLACEHOLDER, 7), leader('Xasan')],
      [leader('Ahmed', '/1.jpg'), leader('Ali', PLACEHOLDER, 7)],
    ),
  ).toEqual([
    ['Axmed', 'Ahmed', false],
    ['Cali', 'Ali', false],
    ['Xasan', undefined, true],
  ])
})

test('two of one name in a language both come, under keys of their own', () => {
  const paired = pairLeaders({ SO: [leader('Cali', null), leader('Cali', null)], EN: [] })
  expect(paired.map(({ key }) => key)).toEqual(['leader:name:cali', 'leader:name:cali:2'])
})
