import type { Leader } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { pairLeaders } from './pair-leaders.ts'

const PLACEHOLDER = '/uploads/no-photo.png'

const leader = (name: string, photo: string | null = PLACEHOLDER, id?: number) =>
  ({ name, title: 'Taliye', photo, ...(id !== undefined && { id }) }) as Leader

const pairedNames = (SO: readonly Leader[], EN: readonly Leader[]) =>
  pairLeaders({ SO, EN }).map(({ profiles, isUncertain }) => [
    profiles.SO?.name,
    profiles.EN?.name,
    isUncertain,
  ])

test('leaders with a shared photo are not paired by it, and are uncertain', () => {
  expect(
    pairedNames(
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

test('an id, or a photo that nobody else has, pairs two names of a person', () => {
  expect(
    pairedNames(
      [leader('Axmed', '/1.jpg'), leader('Cali', PLACEHOLDER, 7), leader('Xasan')],
      [leader('Ahmed', '/1.jpg'), leader('Ali', PLACEHOLDER, 7)],
    ),
  ).toEqual([
    ['Axmed', 'Ahmed', false],
    ['Cali', 'Ali', false],
    ['Xasan', undefined, true],
  ])
})

test('two leaders with the same name in one language have different keys', () => {
  const paired = pairLeaders({ SO: [leader('Cali', null), leader('Cali', null)], EN: [] })
  expect(paired.map(({ key }) => key)).toEqual(['leader:name:cali', 'leader:name:cali:2'])
})
