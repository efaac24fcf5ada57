import { leaderExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { so } from '../../messages/so.ts'
import { presentArmyLeaders } from './present-army-leaders.ts'

test('leaders keep the host’s order, and a leader without a description cannot be opened', () => {
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

test('a failed list is empty and says that it failed', () => {
  expect(presentArmyLeaders({ items: [], failed: true }, so)).toEqual({ leaders: [], failed: true })
})
