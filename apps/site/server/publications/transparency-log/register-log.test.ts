import { signCheckpoint } from '@gaashaan/transparency-log/checkpoint'
import { entriesOf } from '@gaashaan/transparency-log/entry-bundle'
import { leafHash, merkleTree } from '@gaashaan/transparency-log/merkle-tree'
import { openEntryProof } from '@gaashaan/transparency-log/proofs/entry-proof'
import { newPrivateKey, noteSigner } from '@gaashaan/transparency-log/signing-key'
import { expect, test } from 'vitest'
import { jsonResponse, startFakeApiHost, withContentVersion } from '../../testing/fake-api-host.ts'
import { createTestServer } from '../../testing/test-server.ts'

const ENTRIES = [1, 2, 3].map((day) =>
  JSON.stringify({
    ...{ at: `2026-05-0${day}T06:00:00.000Z`, text: String(day).repeat(64) },
    record: '0'.repeat(64),
  }),
)
const HASHES = Buffer.concat(ENTRIES.map((entry) => leafHash(Buffer.from(entry))))
const ORIGIN = 'site.example/log'
const signer = noteSigner(ORIGIN, newPrivateKey())
const tree = merkleTree(ENTRIES.length, async () => HASHES)
const CHECKPOINT = signCheckpoint(
  { origin: ORIGIN, size: ENTRIES.length, root: await tree.root() },
  [signer],
)

/** A host with a log of three entries, whose second has no record any more. */
const hostWithLog = () =>
  startFakeApiHost(
    withContentVersion((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.invalid')
      const isFirst =
        searchParams.get('index') === '0' && (searchParams.get('level') ?? '0') === '0'
      const entries = ENTRIES.map((entry, index) => ({ entry, record: index === 1 ? null : '{}' }))
      const data = {
        '/api/log/head': { checkpoint: CHECKPOINT, keys: 'keys of site.example/log\n' },
        '/api/log/tile': isFirst && { hashes: HASHES.toString('base64') },
        '/api/log/entries': isFirst && { entries },
      }[pathname]
      const body = data ? { success: true, data } : { success: false }
      jsonResponse(body, data ? 200 : 404)(request, response)
    }),
  )

async function withLog(use: (get: (path: string) => Promise<GetResult>) => Promise<void>) {
  const host = await hostWithLog()
  const { app } = await createTestServer({ API_BASE_URL: host.base })
  await use(async (path) => {
    const { statusCode, headers, rawPayload } = await app.inject(`/log/${path}`)
    return { status: statusCode, type: headers['content-type'], body: rawPayload, headers }
  })
  await app.close()
  await host.close()
}

interface GetResult {
  readonly status: number
  readonly type: unknown
  readonly body: Buffer
  readonly headers: Readonly<Record<string, unknown>>
}

test('the checkpoint and the keys are texts that any origin may read', async () => {
  await withLog(async (get) => {
    const { status, type, body, headers } = await get('checkpoint')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(body.toString()).toBe(CHECKPOINT)
    expect((await get('keys')).body.toString()).toBe('keys of site.example/log\n')
  })
})

test('a tile has as many hashes as its path says', async () => {
  await withLog(async (get) => {
    expect((await get('tile/0/000.p/3')).body.equals(HASHES)).toBe(true)
    expect((await get('tile/0/000.p/1')).body.equals(HASHES.subarray(0, 32))).toBe(true)
    expect((await get('tile/0/000.p/1')).type).toBe('application/octet-stream')
  })
})

test('a bundle has as many entries as its path says, and records have those that are left', async () => {
  await withLog(async (get) => {
    expect(entriesOf((await get('tile/entries/000.p/2')).body).map(String)).toEqual(
      ENTRIES.slice(0, 2),
    )
    expect(JSON.parse((await get('records/000')).body.toString())).toEqual(['{}', null, '{}'])
  })
})

test('each entry has its proof, also one whose record is gone', async () => {
  await withLog(async (get) => {
    const { status, type, body } = await get('proof/1.tlog-proof')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(openEntryProof(body.toString(), ORIGIN, [signer.verifier])).toMatchObject({
      index: 1,
      text: '2'.repeat(64),
    })
  })
})

test.each([
  'proof/3.tlog-proof',
  'proof/1',
  'tile/0/000',
  'tile/0/000.p/4',
  'tile/0/001.p/1',
  'tile/entries/000',
  'records/001',
  'tile/0/0',
  '',
  'x',
])('/log/%s is not found', async (path) => {
  await withLog(async (get) => expect((await get(path)).status).toBe(404))
})

test('a host that has no log has none here', async () => {
  const host = await startFakeApiHost(
    withContentVersion(jsonResponse({ success: false, code: 'not_found' }, 404)),
  )
  const { app } = await createTestServer({ API_BASE_URL: host.base })
  expect((await app.inject('/log/checkpoint')).statusCode).toBe(404)
  await app.close()
  await host.close()
})

test('without the host the log answers 503', async () => {
  const { app } = await createTestServer()
  expect((await app.inject('/log/checkpoint')).statusCode).toBe(503)
  await app.close()
})
