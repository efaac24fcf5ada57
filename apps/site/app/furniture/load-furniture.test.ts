import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../api/fake-transport.ts'
import type { Transport, TransportResult } from '../api/transport.ts'
import { loadMessages } from '../messages/messages.ts'
import { exampleSettings as settings } from '../settings/settings.examples.ts'
import { loadFurniture } from './load-furniture.ts'

beforeAll(() => loadMessages('EN'))

function load(result: TransportResult, changes: Partial<Transport> = {}) {
  const transport = { ...fakeTransport(() => result), ...changes }
  const visit = {
    language: 'EN',
    isDataSaverOn: false,
    client: '',
    showStack: false,
    nonce: '',
  } as const
  return { transport, furniture: loadFurniture({ ...visit, transport, settings }) }
}

test('a host without site settings leaves the site’s own, without a warning', async () => {
  const { transport, furniture } = load(apiResponse(null, 404))
  expect(await furniture).toEqual({ settings })
  expect(transport.requests).toEqual(['/api/site-settings?language=EN'])
  expect([transport.warnings, transport.expiries]).toEqual([[], []])
})

test.each([
  ['is unreachable', { kind: 'unreachable', reason: 'away' } as const],
  ['sends another shape', apiResponse({ alert: 'fire' })],
])('a host that %s leaves the site’s own, with a warning', async (_name, result) => {
  const { transport, furniture } = load(result)
  expect(await furniture).toEqual({ settings })
  expect(transport.warnings).toHaveLength(1)
})

test('a page with an alert expires when the alert ends', async () => {
  const until = new Date(Date.now() + 60_000).toISOString()
  const alert = { ...siteSettingsExamples.changed.alert, from: null, until }
  const { transport, furniture } = load(apiResponse({ ...siteSettingsExamples.changed, alert }))
  expect(await furniture).toMatchObject({
    alert: { title: alert.title },
    banner: { isNamed: true },
  })
  expect(transport.expiries).toHaveLength(1)
  expect(transport.expiries[0]).toBeLessThanOrEqual(60_000)
})

test.each(['on', 'off'] as const)('the settings say that the stream is %s', async (state) => {
  const urls: string[] = []
  const streamState = (url: string) => {
    urls.push(url)
    return state
  }
  const { furniture } = load(apiResponse(null, 404), { streamState })
  expect((await furniture).settings).toEqual({ ...settings, streamState: state })
  expect(urls).toEqual([settings.streamUrl])
})
