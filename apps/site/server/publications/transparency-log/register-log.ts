import { sizeIn } from '@gaashaan/transparency-log/checkpoint'
import { entryBundle } from '@gaashaan/transparency-log/entry-bundle'
import { merkleTree } from '@gaashaan/transparency-log/merkle-tree'
import { writeEntryProof } from '@gaashaan/transparency-log/proofs/entry-proof'
import {
  HASH_BYTES,
  parseBundlePath,
  parseProofPath,
  parseRecordsPath,
  parseTilePath,
  TILE_WIDTH,
  type Tile,
} from '@gaashaan/transparency-log/tile'
import type { FastifyInstance } from 'fastify'
import { logEntries, logHead, logTile } from '../../../app/api/transparency-log.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { JSON_TYPE } from '../../http/send-body.ts'
import type { Document, SendDocument } from '../documents/document-cache.ts'

const TEXT_TYPE = 'text/plain; charset=utf-8'
const BINARY_TYPE = 'application/octet-stream'

type Render = (transport: Transport) => Promise<Document | undefined>

/** The host has not all of its log, or does not respond. */
class NoTile extends Error {}

/** The log's checkpoint, or the list of its keys. */
const headPart =
  (part: 'checkpoint' | 'keys'): Render =>
  async (transport) => {
    const head = await logHead(transport)
    return head.state === 'loaded' ? { contentType: TEXT_TYPE, body: head.data[part] } : undefined
  }

/** The first hashes of a tile; nothing where it has fewer. */
async function readTile(
  transport: Transport,
  { level, index, width }: Tile,
): Promise<Buffer | undefined> {
  const tile = await logTile(transport, level, index)
  const hashes = Buffer.from(tile.state === 'loaded' ? tile.data.hashes : '', 'base64')
  return hashes.length < width * HASH_BYTES ? undefined : hashes.subarray(0, width * HASH_BYTES)
}

const tileOf =
  (tile: Tile): Render =>
  async (transport) => {
    const body = await readTile(transport, tile)
    return body && { contentType: BINARY_TYPE, body }
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

/** The proof that an entry is in the log, which holds without the site. */
function proofOf(index: number): Render {
  return async (transport) => {
    const [head, bundle] = await Promise.all([
      logHead(transport),
      logEntries(transport, Math.floor(index / TILE_WIDTH)),
    ])
    if (head.state !== 'loaded' || bundle.state !== 'loaded') return undefined
    const { checkpoint } = head.data
    const logged = bundle.data.entries[index % TILE_WIDTH]
    if (!logged || index >= sizeIn(checkpoint)) return undefined
    const tree = merkleTree(sizeIn(checkpoint), async (tile) => {
      const hashes = await readTile(transport, tile)
      if (!hashes) throw new NoTile()
      return hashes
    })
    try {
      const hashes = await tree.inclusionProof(index)
      const { entry, record } = logged
      const body = writeEntryProof({ index, entry, record, hashes, checkpoint })
      return { contentType: TEXT_TYPE, body }
    } catch (error) {
      if (error instanceof NoTile) return undefined
      throw error
    }
  }
}

/** What a path below `/log/` names; `undefined` for nothing. */
function renderOf(path: string): Render | undefined {
  if (path === 'checkpoint' || path === 'keys') return headPart(path)
  const tile = parseTilePath(path)
  if (tile) return tileOf(tile)
  const bundle = parseBundlePath(path)
  if (bundle) return bundleOf(bundle)
  const proof = parseProofPath(path)
  if (proof !== undefined) return proofOf(proof)
  const records = parseRecordsPath(path)
  return records === undefined ? undefined : recordsOf(records)
}

/**
 * The transparency log for programs that verify it, at the paths of C2SP tlog-tiles below `/log/`; and
 * the list of its keys, the records of its entries and the proofs of single ones, which that standard does
 * not have.
 */
export function registerLog(app: FastifyInstance, send: SendDocument): void {
  app.get('/log/*', (request, reply) => {
    const path = (request.params as { '*': string })['*']
    const render = renderOf(path)
    return render ? send(reply, { path: `/log/${path}`, render }) : reply.callNotFound()
  })
}
