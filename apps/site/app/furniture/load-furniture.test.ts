import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { answered, fakeTransport } from '../api/fake-transport.ts'
import type { TransportResult } from '../api/transport.ts'
import { loadMessages } from '../messages/messages.ts'
import { exampleSettings as settings } from '../settings/settings.examples.ts'
import { loadFurniture } from './load-furniture.ts'

beforeAll(() => loadMessages('EN'))

function load(outcome: TransportResult) {
  const transport = fakeTransport(() => outcome)
  const visit = {
    language: 'EN',
    isSaving: false,
    client: '',
    showStack: false,
    nonce: '',
  } as const
  return { transport, furniture: loadFurniture({ ...visit, transport, settings }) }
}

test('a host without site settings leaves the site’s own, and is not complained about', async () => {
  const { transport, furniture } = load(answered(null, 404))
  expect(await furniture).toEqual({ settings })
  expect(transport.asked).toEqual(['/api/site-settings?language=EN'])
  expect([transport.warned, transport.changes]).toEqual([[], []])
})

test.each([
  ['is away', { kind: 'unreachable', reason: 'away' } as const],
  ['answers another shape', answered({ alert: 'fire' })],
])(
  'a host that %s leaves the site’s own, and the page is made again soon',
  async (_name, outcome) => {
    const { transport, furniture } = load(outcome)
    expect(await furniture).toEqual({ settings })
    expect(transport.warned).toHaveLength(1)
  },
)

test('a page with an alert says when the alert ends', async () => {
  const until = new Date(Date.now() + 60_000).toISOString()
  const alert = { ...siteSettingsExamples.changed.alert, from: null, until }
  const { transport, furniture } = load(answered({ ...siteSettingsExamples.changed, alert }))
  expect(await furniture).toMatchObject({
    alert: { title: alert.title },
    banner: { isNamed: true },
  })
  expect(transport.changes).toHaveLength(1)
  expect(transport.changes[0]).toBeLessThanOrEqual(60_000)
})

test.each(['on', 'off'] as const)('a stream that is %s is told by the page', async (state) => {
  const { streamUrl } = settings
  const asked: string[] = []
  const transport = fakeTransport(() => answered(null, 404))
  const streamState = (address: string) => {
    asked.push(address)
    return state
  }
  const visit = {
    language: 'EN',
    isSaving: false,
    client: '',
    showStack: false,
    nonce: '',
  } as const
  const furniture = loadFurniture({ ...visit, settings, transport: { ...transport, streamState } })
  expect((await furniture).settings).toEqual({ ...settings, streamState: state })
  expect(asked).toEqual([streamUrl])
})
