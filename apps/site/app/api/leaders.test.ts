import { leaderExamples, wrongLeaderShapes } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from './fake-transport.ts'
import { armyLeaders, leaderOfRole } from './leaders.ts'

test('a role is requested by its fixed title, strictly, and the first leader holds it', async () => {
  const transport = fakeTransport(() =>
    apiResponse([leaderExamples.typical, leaderExamples.withoutPhoto]),
  )
  const result = await leaderOfRole(transport, 'minister', 'EN')
  expect(result).toMatchObject({ state: 'loaded', data: { id: 301 } })
  expect(transport.requests).toEqual([
    '/api/leadership/by-title?title=Minister+of+Defence&language=EN&strict=1',
  ])
})

test('a role that nobody holds is missing, as with a 404', async () => {
  const empty = fakeTransport(() => apiResponse([]))
  const unknown = fakeTransport(() => apiResponse(undefined, 404))
  expect(await leaderOfRole(empty, 'minister', 'SO')).toEqual({ state: 'missing' })
  expect(await leaderOfRole(unknown, 'minister', 'SO')).toEqual({ state: 'missing' })
})

test.each(Object.entries(wrongLeaderShapes))(
  'the wrong shape %s is a failure',
  async (_n, data) => {
    const transport = fakeTransport(() => apiResponse(data))
    expect(await leaderOfRole(transport, 'minister', 'SO')).toEqual({ state: 'failed' })
    expect(await armyLeaders(transport, 'SO')).toEqual({ items: [], failed: true })
    expect(transport.warnings).toHaveLength(2)
  },
)

test("the army's leaders are those of institution 2", async () => {
  const transport = fakeTransport(() => apiResponse(Object.values(leaderExamples)))
  const { items } = await armyLeaders(transport, 'SO')
  expect(items.map((leader) => leader.id)).toEqual([301, 302, 303])
  expect(transport.requests).toEqual(['/api/leadership/public/by-institution/2?language=SO'])
})
