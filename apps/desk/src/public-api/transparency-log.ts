import type { LogEntries, LogHead, LogTile } from '@gaashaan/contract'
import { signKeyList } from '@gaashaan/transparency-log/key-list'
import type { LogRecord } from '@gaashaan/transparency-log/log-entry'
import { TILE_WIDTH } from '@gaashaan/transparency-log/tile'
import type { Payload } from 'payload'
import type { LogEntry, Media } from '../payload-types.ts'
import { originOf, readLogHead } from '../transparency-log/log-head.ts'
import { logSigners } from '../transparency-log/log-keys.ts'
import { findTile } from '../transparency-log/log-tiles.ts'
import { type Load, required } from './load.ts'

/** The signed checkpoint of the log, and the list of the keys that verify it. */
export const logHead: Load = async (desk): Promise<LogHead | undefined> => {
  const head = await readLogHead(desk)
  if (head.checkpoint === '') return undefined
  const origin = originOf(desk, head)
  return { checkpoint: head.checkpoint, keys: signKeyList(origin, logSigners(desk, origin)) }
}

/** The hashes of one tile. */
export const logTile: Load = async (desk, call): Promise<LogTile | undefined> => {
  const place = { level: required(call.level, 'level'), index: required(call.index, 'index') }
  const tile = await findTile(desk, place)
  return tile && { hashes: tile.hashes }
}

const readEntries = (desk: Payload, first: number) =>
  desk.db.find<LogEntry>({
    collection: 'log-entries',
    where: { index: { greater_than_equal: first, less_than: first + TILE_WIDTH } },
    sort: 'index',
    limit: TILE_WIDTH,
    pagination: false,
  })

/** What the pictures among the files of some records look like. */
async function picturesOf(desk: Payload, records: readonly (string | null | undefined)[]) {
  const files = records.flatMap((record) => (record ? (JSON.parse(record) as LogRecord).files : []))
  if (files.length === 0) return []
  const { docs } = await desk.db.find<Media>({
    collection: 'media',
    where: { sha256: { in: [...new Set(files)] }, likeness: { exists: true } },
    select: { sha256: true, likeness: true },
    pagination: false,
  })
  const pictures = new Map(docs.map(({ sha256, likeness }) => [sha256 ?? '', likeness ?? '']))
  return Array.from(pictures, ([sha256, likeness]) => ({ sha256, likeness }))
}

/** The entries of one tile, with their records. */
export const logEntries: Load = async (desk, call): Promise<LogEntries | undefined> => {
  const { docs } = await readEntries(desk, required(call.index, 'index') * TILE_WIDTH)
  if (docs.length === 0) return undefined
  return {
    entries: docs.map(({ entry, record }) => ({ entry, record: record ?? null })),
    pictures: await picturesOf(
      desk,
      docs.map(({ record }) => record),
    ),
  }
}
