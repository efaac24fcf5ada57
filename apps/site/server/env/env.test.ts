import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { ROOT } from '../paths.ts'
import { checkNode, readEnv } from './env.ts'

test('an empty environment gives the defaults', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    processes: 1,
    apiBaseUrl: 'http://127.0.0.1:3001',
    trustedProxies: [],
    isDevelopment: false,
  })
  expect(env.settings.siteUrl).toBe('http://localhost:3000')
  expect(env.settings.officePhones).toEqual(['+252 00 000 0001', '+252 00 000 0002'])
})

test('every default host is an example, a map or a video lookup', () => {
  const { settings } = readEnv({})
  const urls = [settings.radioUrl, settings.streamUrl, settings.creditUrl]
  const hosts = [...urls, ...Object.values(settings.social)].map((url) => new URL(url).hostname)
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([])
  expect(new URL(settings.mapEmbedUrl).hostname).toBe('www.openstreetmap.org')
})

test('the default public URL has the port', () => {
  expect(readEnv({ PORT: '3210' }).settings.siteUrl).toBe('http://localhost:3210')
})

test('a base URL may have a path and loses its final slash', () => {
  expect(readEnv({ API_BASE_URL: 'https://api.example/v1/' }).apiBaseUrl).toBe(
    'https://api.example/v1',
  )
})

test('the number of processes is a small number, or that of the processors', () => {
  const processes = (text: string) => readEnv({ WEB_CONCURRENCY: text }).processes
  expect(processes('4')).toBe(4)
  expect(processes('auto')).toBe(availableParallelism())
  for (const wrong of ['0', '65', '1.5', '-1', 'all']) {
    expect(() => processes(wrong)).toThrow('must be auto or a whole number from 1 to 64')
  }
})

test('a blank variable counts as unset', () => {
  expect(readEnv({ PORT: ' ', SITE_EMAIL: '' }).port).toBe(3000)
})

test.each([
  [{}, '/var/site-cache'],
  [{ DATA_DIR: '/data' }, '/data/site-cache'],
  [{ DATA_DIR: '/data', CACHE_DIR: 'kept' }, '/kept'],
])('with %j the site caches responses and files in …%s', (variables, directory) => {
  const { diskCache } = readEnv(variables)
  expect(diskCache?.directory.replace(ROOT.slice(0, -1), '')).toBe(directory)
  expect(diskCache?.maxBytes).toBe(512 * 1024 * 1024)
})

test('picture hosts are names between commas, none by default', () => {
  expect(readEnv({}).pictureHosts).toEqual([])
  expect(readEnv({ PICTURE_HOSTS: 'a.example, B.example' }).pictureHosts).toEqual([
    'a.example',
    'b.example',
  ])
})

test('with CACHE_DIR none nothing is cached on the disk', () => {
  expect(readEnv({ CACHE_DIR: 'none' }).diskCache).toBeUndefined()
})

test.each([
  ['no', []],
  ['loopback', ['loopback']],
  ['127.0.0.1, 10.0.0.0/8', ['127.0.0.1', '10.0.0.0/8']],
])('TRUST_PROXY %s is %j', (text, value) => {
  expect(readEnv({ TRUST_PROXY: text }).trustedProxies).toEqual(value)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['API_BASE_URL', 'api.example'],
  ['API_BASE_URL', 'ftp://api.example'],
  ['API_BASE_URL', 'https://user:secret@api.example'],
  ['SITE_URL', 'https://site.example/path'],
  ['SITE_EMAIL', 'nobody'],
  ['RADIO_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/x'],
  ['NODE_ENV', 'prod'],
  ['CACHE_DISK_MEGABYTES', '0'],
  ['PICTURE_HOSTS', 'https://pictures.example'],
  ['PICTURE_HOSTS', '127.0.0.1'],
  ['STREAM_CHECK_SECONDS', '0.5'],
  ['STREAM_CHECK_SECONDS', '3601'],
  ['STREAM_CHECK_SECONDS', 'on'],
  ['CACHE_DISK_MEGABYTES', 'much'],
])('%s=%s is one clear line', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`^${name} is ${JSON.stringify(value).replace(/[()]/g, '\\$&')}: .+$`),
  )
})

test('every wrong variable is listed', () => {
  expect(() => readEnv({ PORT: 'x', SITE_EMAIL: 'y', MAP_URL: 'z' })).toThrow(
    /PORT is .+\nSITE_EMAIL is .+\nMAP_URL is .+/,
  )
})

test.each([
  [{ PORT: '3000', METRICS_PORT: '3000' }, /^METRICS_PORT is 3000: must be another than PORT/],
  [{ METRICS_PORT: '3000' }, /^METRICS_PORT is 3000: must be another than PORT/],
  [{ METRICS_HOST: '10.0.0.1' }, /^METRICS_HOST is set without METRICS_PORT/],
  [{ SITE_URL: 'http://www.mod.gov.so' }, /^SITE_URL is .+: must begin with https:/],
  [{ CACHE_DIR: 'none', CACHE_DISK_MEGABYTES: '9' }, /^CACHE_DISK_MEGABYTES is set, but/],
  [{ SITE_URI: 'https://www.mod.gov.so' }, /^SITE_URI: is no variable .+ SITE_URL is$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": must be one of silent, error/],
  [{ STOP_DELAY_SECONDS: '61' }, /^STOP_DELAY_SECONDS is "61": must be/],
])('%j is reported as an error', (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message)
})

test('wrong variables and wrong combinations are reported at once', () => {
  const source = { PORT: '4000', METRICS_PORT: '4000', SITE_EMAIL: 'y', CACHE_DRI: '/x' }
  expect(() => readEnv(source)).toThrow(/SITE_EMAIL is .+\nMETRICS_PORT is .+\nCACHE_DRI: .+$/)
})

test('metrics are served only on a configured port, and by default on this machine alone', () => {
  expect(readEnv({}).metrics).toBeUndefined()
  expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  const other = readEnv({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.1' })
  expect(other.metrics?.host).toBe('10.0.0.1')
})

test('an older Node is refused with its version', () => {
  expect(() => checkNode('v20.11.0')).toThrow(/Node v20\.11\.0 is too old.+26/)
  expect(() => checkNode('v26.0.0')).not.toThrow()
  expect(() => checkNode('v100.0.0')).not.toThrow()
})
