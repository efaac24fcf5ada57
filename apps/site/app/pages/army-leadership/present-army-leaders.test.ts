import { leaderExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { so } from '../../messages/so.ts'
import { presentArmyLeaders } from './present-army-leaders.ts'

test('leaders keep the host’s order, with what is missing as nothing to open', () => {
  const { typical, withoutPhoto } = leaderExamples
  const { leaders } = presentArmyLeaders({ items: [withoutPhoto, typical], failed: false }, so)
  expect(leaders.map(({ name }) => name)).toEqual([withoutPhoto.name, typical.name])
  expect(leaders[0]).toMatchObject({ portrait: undefined, description: '' })
  expect(leaders[1]?.description).toBe(typical.description)
})

test('a description keeps only the specified tags', () => {
  const { leaders } = presentArmyLeaders(
    { items: [leaderExamples.hostileMarkup], failed: false },
    so,
  )
  expect(leaders[0]?.description).not.toMatch(/<(?:img|script|table)|javascript:/)
})

test('a failed list says so', () => {
  expect(presentArmyLeaders({ items: [], failed: true }, so)).toEqual({ leaders: [], failed: true })
})
