import { postExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answered, fakeTransport } from '../../api/fake-transport.ts'
import type { TransportResult } from '../../api/transport.ts'
import type { Visit } from '../../context.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { exampleSettings } from '../../settings/settings.examples.ts'
import { loadToday } from './load-today.ts'

registerMessages('EN', en)

/** Still the day before by UTC, and the 20th of November in Mogadishu. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T22:30:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const { pressRelease, tender, typical } = postExamples
const closing = (id: number, day: string | null) => ({
  ...tender,
  id,
  opens_at: null,
  closes_at: day && `${day}T12:00:00.000Z`,
})

function visitTo(outcomeOf: (address: string) => TransportResult) {
  const transport = fakeTransport(outcomeOf)
  const visit = { transport, language: 'EN', settings: exampleSettings } as unknown as Visit
  return { visit, transport }
}

test('today has the newest press release and the open tender that closes next', async () => {
  const tenders = [
    closing(1, '2026-12-22'),
    closing(2, '2026-11-20'),
    closing(3, '2026-11-19'),
    closing(4, null),
    typical,
  ]
  const { visit } = visitTo((address) =>
    answered(address.includes('press') ? [pressRelease] : tenders),
  )
  expect(await loadToday(visit)).toMatchObject({
    day: '2026-11-20',
    statement: { id: pressRelease.id },
    tender: { id: 2, left: 'Closes today', day: '2026-11-20' },
  })
})

test.each([
  ['that lacks the calls', answered(undefined, 404), 0],
  ['that refuses the calls', answered(undefined, 400), 2],
  ['that is away', { kind: 'unreachable', reason: 'away' } as const, 2],
  ['that has nothing', answered([]), 0],
])('a host %s leaves the items out', async (_name, outcome, warnings) => {
  const { visit, transport } = visitTo((address) =>
    address.includes('site-settings') ? answered({}) : outcome,
  )
  const shown = await loadToday(visit)
  expect(shown.statement).toBeUndefined()
  expect(shown.tender).toBeUndefined()
  expect(transport.warned).toHaveLength(warnings)
})
