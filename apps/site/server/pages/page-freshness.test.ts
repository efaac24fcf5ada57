import { expect, test } from 'vitest'
import { fakeTransport } from '../../app/api/fake-transport.ts'
import { watchTransport } from './page-freshness.ts'

test('a page that lacks a part has failed', () => {
  const { transport, worth } = watchTransport(
    fakeTransport(() => ({ kind: 'unreachable', reason: '' })),
  )
  transport.warn('the list failed')
  expect(worth()).toEqual({ worth: 'failed' })
})

test('a page that lacks an optional part is whole for half a minute, and the lack is logged', () => {
  const host = fakeTransport(() => ({ kind: 'unreachable', reason: '' }))
  const { transport, worth } = watchTransport(host)
  transport.warnOptional('no tenders')
  expect(worth()).toEqual({ worth: 'whole', goodFor: 30_000 })
  expect(host.warned).toEqual(['no tenders'])
})
