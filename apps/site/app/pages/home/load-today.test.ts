import { postExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
import type { TransportResult } from '../../api/transport.ts'
import type { Visit } from '../../context.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { exampleSettings } from '../../settings/settings.examples.ts'
import { loadToday } from './load-today.ts'

registerMessages('EN', en)

/** The 20th of November in Mogadishu, and still the 19th in UTC. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T22:30:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const { pressRelease, tender, typical } = postExamples
const tenderClosing = (id: number, day: string | null) => ({
  ...tender,
  id,
  opens_at: null,
  closes_at: day && `${day}T12:00:00.000Z`,
})

function visitTo(respond: (path: string) => TransportResult) {
  const transport = fakeTransport(respond)
  const visit = { transport, language: 'EN', settings: exampleSettings } as unknown as Visit
  return { visit, transport }
}

test('today has the newest press release and the open tender that closes next', async () => {
  const tenders = [
    tenderClosing(1, '2026-12-22'),
    tenderClosing(2, '2026-11-20'),
    tenderClosing(3, '2026-11-19'),
    tenderClosing(4, null),
    typical,
  ]
  const { visit } = visitTo((path) =>
    apiResponse(path.includes('press') ? [pressRelease] : tenders),
  )
  expect(await loadToday(visit)).toMatchObject({
    day: '2026-11-20',
    statement: { id: pressRelease.id },
    tender: { id: 2, left: 'Closes today', day: '2026-11-20' },
  })
})

test.each([
  ['that does not have the calls', apiResponse(undefined, 404), 0],
  ['that refuses the calls', apiResponse(undefined, 400), 2],
  ['that is unreachable', { kind: 'unreachable', reason: 'away' } as const, 2],
  ['without posts', apiResponse([]), 0],
])('with a host %s the items are left out', async (_name, response, warnings) => {
  const { visit, transport } = visitTo((path) =>
    path.includes('site-settings') ? apiResponse({}) : response,
  )
  const today = await loadToday(visit)
  expect(today.statement).toBeUndefined()
  expect(today.tender).toBeUndefined()
  expect(transport.warnings).toHaveLength(warnings)
})
