import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Checks, healthResponse, liveResponse, readyResponse } from './health.ts'
import { beginStopping, forgetStopping } from './stopping.ts'

afterEach(forgetStopping)

const told = async (look: () => Promise<Checks>) => {
  const { status, body } = await readyResponse(look)
  return [status, JSON.parse(body)]
}

test('who is ready says what was looked at', async () => {
  expect(await told(async () => ({ database: 'ok' }))).toEqual([
    200,
    { status: 'ready', checks: { database: 'ok' } },
  ])
})

test('one thing that is wrong is enough', async () => {
  const checks = { database: 'ok', media: 'cannot be used' }
  expect(await told(async () => checks)).toEqual([503, { status: 'not ready', checks }])
})

test('a warning is told and keeps no request away', async () => {
  const checks = { database: 'ok', search: { warning: 'behind' } }
  expect(await told(async () => checks)).toEqual([200, { status: 'ready', checks }])
})

test('a look that fails tells nothing of why', async () => {
  const look = () => Promise.reject(new Error('postgres://desk:secret@db'))
  expect(await told(look)).toEqual([503, { status: 'not ready', checks: { look: 'failed' } }])
})

test('a process that is ending is alive and not ready, whatever a look would say', async () => {
  beginStopping()
  expect(liveResponse().status).toBe(200)
  expect(await told(async () => ({ database: 'ok' }))).toEqual([
    503,
    { status: 'stopping', checks: {} },
  ])
})

test('a process says the mark that it was started with', () => {
  vi.stubEnv('START_MARK', 'c0ffee')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(JSON.parse(liveResponse().body)).toEqual({ status: 'alive', start: 'c0ffee' })
})

test('no cache keeps what is told', async () => {
  const answer = await healthResponse('/livez', async () => ({}))
  expect(answer?.headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-expires': '0' })
  expect(await healthResponse('/other', async () => ({}))).toBeUndefined()
})
