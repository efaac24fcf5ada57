import { entryBundle } from '@gaashaan/transparency-log/entry-bundle'
import {
  HASH_BYTES,
  parseBundlePath,
  parseRecordsPath,
  parseTilePath,
} from '@gaashaan/transparency-log/tile'
import type { FastifyInstance } from 'fastify'
import { logEntries, logHead, logTile } from '../../../app/api/transparency-log.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { JSON_TYPE } from '../../http/send-body.ts'
import type { Document, SendDocument } from '../documents/document-cache.ts'

const TEXT_TYPE = 'text/plain; charset=utf-8'
const BINARY_TYPE = 'application/octet-stream'

type Render = (transport: Transport) => Promise<Document | undefined>

/** The log's checkpoint, or the list of its keys. */
const headPart =
  (part: 'checkpoint' | 'keys'): Render =>
  async (transport) => {
    const head = await logHead(transport)
    return head.state === 'loaded' ? { contentType: TEXT_TYPE, body: head.data[part] } : undefined
  }

/** The first hashes of a tile; nothing where it has fewer. */
function tileOf({ level, index, width }: NonNullable<ReturnType<typeof parseTilePath>>): Render {
  return async (transport) => {
    const tile = await logTile(transport, level, index)
    const hashes = Buffer.from(tile.state === 'loaded' ? tile.data.hashes : '', 'base64')
    if (hashes.length < width * HASH_BYTES) return undefined
    return { contentType: BINARY_TYPE, body: hashes.subarray(0, width * HASH_BYTES) }
  }
}

/** The first entries of a bundle; nothing where it has fewer. */
function bundleOf({ index, width }: NonNullable<ReturnType<typeof parseBundlePath>>): Render {
  return async (transport) => {
    const result = await logEntries(transport, index)
    if (result.state !== 'loaded' || result.data.entries.length < width) return undefined
    const entries = result.data.entries.slice(0, width).map(({ entry }) => Buffer.from(entry))
    return { contentType: BINARY_TYPE, body: entryBundle(entries) }
  }
}

/** The records of a bundle's entries as they are now: the JSON of each, or null. */
function recordsOf(index: number): Render {
  return async (transport) => {
    const result = await logEntries(transport, index)
    if (result.state !== 'loaded') return undefined
    const records = result.data.entries.map(({ record }) => record)
    return { contentType: JSON_TYPE, body: JSON.stringify(records) }
  }
}

/** What a path below `/log/` names; `undefined` for nothing. */
function renderOf(path: string): Render | undefined {
  if (path === 'checkpoint' || path === 'keys') return headPart(path)
  const tile = parseTilePath(path)
  if (tile) return tileOf(tile)
  const bundle = parseBundlePath(path)
  if (bundle) return bundleOf(bundle)
  const records = parseRecordsPath(path)
  return records === undefined ? undefined : recordsOf(records)
}

/**
 * The transparency log for programs that verify it, at the paths of C2SP tlog-tiles below `/log/`; and
 * the list of its keys and the records of its entries, which the standard does not have.
 */
export function registerLog(app: FastifyInstance, send: SendDocument): void {
  app.get('/log/*', (request, reply) => {
    const path = (request.params as { '*': string })['*']
    const render = renderOf(path)
    return render ? send(reply, { path: `/log/${path}`, render }) : reply.callNotFound()
  })
}
