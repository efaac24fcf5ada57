import { expect, test } from 'vitest'
import { fakeTransport } from '../../app/api/fake-transport.ts'
import { trackTransport } from './page-freshness.ts'

test('a page that lacks a part is an error', () => {
  const { transport, freshness } = trackTransport(
    fakeTransport(() => ({ kind: 'unreachable', reason: '' })),
  )
  transport.warn('the list failed')
  expect(freshness()).toEqual({ freshness: 'error' })
})

test('a page that lacks an optional part is fresh for half a minute, and a warning is logged', () => {
  const host = fakeTransport(() => ({ kind: 'unreachable', reason: '' }))
  const { transport, freshness } = trackTransport(host)
  transport.warnOptional('no tenders')
  expect(freshness()).toEqual({ freshness: 'fresh', maxAgeMs: 30_000 })
  expect(host.warnings).toEqual(['no tenders'])
})
