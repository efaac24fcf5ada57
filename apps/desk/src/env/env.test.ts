import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const cwd = import.meta.dirname

test('without variables the desk listens on loopback, uses SQLite and sends no mail', () => {
  const env = readEnv({}, cwd)
  expect(env).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    databaseUrl: '',
    mail: undefined,
    trustedProxies: [],
    trustedSites: [],
    allowedHosts: [],
  })
  expect(env.dataDir).toBe(join(cwd, '../../../../var'))
})

test('a relative data folder is in the repository, an absolute one is used as it is', () => {
  expect(readEnv({ DATA_DIR: 'elsewhere' }, cwd).dataDir).toBe(join(cwd, '../../../../elsewhere'))
  expect(readEnv({ DATA_DIR: '/srv/gaashaan' }, cwd).dataDir).toBe('/srv/gaashaan')
})

test.each([
  [{ PORT: 'none' }, /^PORT/],
  [{ PORT: '70000' }, /^PORT/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL/],
  [{ SITE_URL: 'https://www.example/so' }, /^SITE_URL/],
  [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL/],
  [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM.*\nMAIL_TO_GENERAL/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY: must be no, or addresses/],
  [{ TRUST_SITE: 'https://www.example' }, /^TRUST_SITE/],
  [{ DESK_ALLOWED_HOSTS: 'desk:3001' }, /^DESK_ALLOWED_HOSTS/],
  [{ FOUR_EYES: 'two' }, /^FOUR_EYES/],
  // Otherwise files would be stored in the folder, unnoticed.
  [{ S3_ENDPOINT: 'https://s3.tusaale.example' }, /^S3_ENDPOINT: is set without S3_BUCKET/],
  [{ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, /^S3_REGION/],
])('%o is refused with its name', (source, message) => {
  expect(() => readEnv(source, cwd)).toThrow(message)
})

test('all invalid variables are named at once', () => {
  const source = { PORT: 'none', FOUR_EYES: 'two', S3_BUCKET: 'A B', S3_ENDPOINT: 'minio:9000/x' }
  let message = ''
  try {
    readEnv(source, cwd)
  } catch (error) {
    message = (error as Error).message
  }
  const names = message.split('\n').map((line) => line.split(':')[0])
  expect(names).toEqual([
    'PORT',
    'FOUR_EYES',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
})

test.each([
  [{ METRICS_PORT: '3001' }, /^METRICS_PORT: must be another than PORT/],
  [{ METRICS_HOST: '10.0.0.1' }, /^METRICS_HOST: is set without METRICS_PORT/],
  [{ MAIL_TO_PRESS: 'press@tusaale.example' }, /^MAIL_TO_PRESS: is set without SMTP_URL/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be one of/],
  [{ STOP_DELAY_SECONDS: '90' }, /^STOP_DELAY_SECONDS: must be/],
  [
    { NODE_ENV: 'production', PAYLOAD_SECRET: 'a'.repeat(40) },
    /^PAYLOAD_SECRET: must be at least 32/,
  ],
  [
    { NODE_ENV: 'production', SITE_URL: 'http://www.mod.gov.so' },
    /^SITE_URL: must begin with https/,
  ],
  [{ OPENID_CLIENT_ID: 'desk' }, /^OPENID_CLIENT_ID: is set without OPENID_ISSUER/],
  [
    { OPENID_ISSUER: 'https://id.example' },
    /^OPENID_CLIENT_ID: is needed .+\nOPENID_CLIENT_SECRET/,
  ],
  [
    { OPENID_ISSUER: 'http://id.mod.gov.so', OPENID_CLIENT_ID: 'a', OPENID_CLIENT_SECRET: 'b' },
    /^OPENID_ISSUER: must begin with https/,
  ],
  [{ SMPT_URL: 'smtp://mail.example' }, /^SMPT_URL: is no variable .+ SMTP_URL is$/],
])('%j is an invalid combination and is refused with its name', (source, message) => {
  expect(() => readEnv(source, cwd)).toThrow(message)
})

test('a strong secret and variables of other programs are accepted', () => {
  const secret = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
  const source = { NODE_ENV: 'production', PAYLOAD_SECRET: secret, S3_ENDPOINT_TEST: 'x' }
  expect(readEnv(source, cwd).metrics).toBeUndefined()
  expect(readEnv({ METRICS_PORT: '9465' }, cwd).metrics).toEqual({ port: 9465, host: '127.0.0.1' })
})

test('the media are in the data folder until a bucket is named', () => {
  const { media } = readEnv({ DATA_DIR: '/srv/gaashaan' }, cwd)
  expect(media).toEqual({ kind: 'folder', folder: '/srv/gaashaan/media' })
  const keys = { S3_ACCESS_KEY_ID: 'desk', S3_SECRET_ACCESS_KEY: 'secret' }
  const ownServer = { S3_BUCKET: 'media', S3_ENDPOINT: 'https://s3.tusaale.example/', ...keys }
  expect(readEnv({ ...ownServer, S3_PREFIX: 'desk' }, cwd).media).toEqual({
    kind: 's3',
    bucket: 'media',
    endpoint: 'https://s3.tusaale.example',
    region: 'us-east-1',
    accessKeyId: 'desk',
    secretAccessKey: 'secret',
    isPathStyle: true,
    prefix: 'desk/',
  })
  const amazon = { S3_BUCKET: 'media', S3_REGION: 'af-south-1', ...keys }
  expect(readEnv(amazon, cwd).media).toMatchObject({ endpoint: '', isPathStyle: false, prefix: '' })
})

test('a department without an address of its own gets the general one', () => {
  const env = readEnv(
    {
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'desk@tusaale.example',
      MAIL_TO_GENERAL: 'general@tusaale.example',
      MAIL_TO_PRESS: 'press@tusaale.example',
    },
    cwd,
  )
  expect(env.mail?.to).toMatchObject({
    press: 'press@tusaale.example',
    security: 'general@tusaale.example',
  })
})

test('trusted proxies and sites are named, whatever host the desk listens on', () => {
  const source = { TRUST_PROXY: 'loopback', TRUST_SITE: '10.0.0.0/8, fd00::7' }
  expect(readEnv({ HOST: '0.0.0.0', ...source }, cwd)).toMatchObject({
    trustedProxies: ['loopback'],
    trustedSites: ['10.0.0.0/8', 'fd00::7'],
  })
  const { allowedHosts } = readEnv({ DESK_ALLOWED_HOSTS: 'desk, 10.0.0.5,[::1]' }, cwd)
  expect(allowedHosts).toEqual(['desk', '10.0.0.5', '[::1]'])
})

test('the ministry’s own sign-in is there once its provider is named', () => {
  expect(readEnv({}, cwd).openId).toBeUndefined()
  const source = {
    OPENID_ISSUER: 'https://id.tusaale.example/realms/desk',
    OPENID_CLIENT_ID: 'desk',
    OPENID_CLIENT_SECRET: 'secret',
  }
  expect(readEnv(source, cwd).openId).toEqual({
    issuer: 'https://id.tusaale.example/realms/desk',
    clientId: 'desk',
    clientSecret: 'secret',
    secondFactorAcr: '',
  })
})

test('a second person publishes unless FOUR_EYES is off', () => {
  expect(readEnv({}, cwd).fourEyes).toBe(true)
  expect(readEnv({ FOUR_EYES: 'off' }, cwd).fourEyes).toBe(false)
})
