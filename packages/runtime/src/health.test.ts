import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Checks, healthResponse, liveResponse, readyResponse } from './health.ts'
import { beginStopping, forgetStopping } from './stopping.ts'

afterEach(forgetStopping)

const readiness = async (check: () => Promise<Checks>) => {
  const { status, body } = await readyResponse(check)
  return [status, JSON.parse(body)]
}

test('a ready process lists its checks', async () => {
  expect(await readiness(async () => ({ database: 'ok' }))).toEqual([
    200,
    { status: 'ready', checks: { database: 'ok' } },
  ])
})

test('one failed check is enough for a process not to be ready', async () => {
  const checks = { database: 'ok', media: 'cannot be used' }
  expect(await readiness(async () => checks)).toEqual([503, { status: 'not ready', checks }])
})

test('a warning is listed and the process stays ready', async () => {
  const checks = { database: 'ok', search: { warning: 'behind' } }
  expect(await readiness(async () => checks)).toEqual([200, { status: 'ready', checks }])
})

test('a check that throws does not disclose why', async () => {
  const check = () => Promise.reject(new Error('postgres://desk:secret@db'))
  expect(await readiness(check)).toEqual([503, { status: 'not ready', checks: { look: 'failed' } }])
})

test('a stopping process is alive and not ready, whatever its checks say', async () => {
  beginStopping()
  expect(liveResponse().status).toBe(200)
  expect(await readiness(async () => ({ database: 'ok' }))).toEqual([
    503,
    { status: 'stopping', checks: {} },
  ])
})

test('a process returns the mark that it was started with', () => {
  vi.stubEnv('START_MARK', 'c0ffee')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(JSON.parse(liveResponse().body)).toEqual({ status: 'alive', start: 'c0ffee' })
})

test('no cache stores the response', async () => {
  const response = await healthResponse('/livez', async () => ({}))
  expect(response?.headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-expires': '0' })
  expect(await healthResponse('/other', async () => ({}))).toBeUndefined()
})
