import { signCheckpoint } from '@gaashaan/transparency-log/checkpoint'
import { merkleTree } from '@gaashaan/transparency-log/merkle-tree'
import type { Payload, PayloadRequest } from 'payload'
import { logSigners } from './log-keys.ts'
import { tileReader } from './log-tiles.ts'

export interface LogHead {
  readonly size: number
  /** A signed note; empty before the first entry. */
  readonly checkpoint: string
  /** Whether everything that was public before the log is in it. */
  readonly isBegun: boolean
}

/** The log's size and its signed checkpoint, in the request's transaction. */
export async function readLogHead(desk: Payload, req?: PayloadRequest): Promise<LogHead> {
  const query = { slug: 'log-head', ...(req && { req }) } as const
  const { size, checkpoint, isBegun } = await desk.db.findGlobal<Partial<LogHead>>(query)
  return { size: size ?? 0, checkpoint: checkpoint ?? '', isBegun: isBegun ?? false }
}

/** A log keeps the name that its first checkpoint has (C2SP tlog-checkpoint, "Note text"). */
export const originOf = (desk: Payload, { checkpoint }: LogHead): string =>
  checkpoint.split('\n')[0] || (desk.config.custom.logOrigin as string)

/** Locks the log's head until the transaction ends: desks that write at the same time wait for each other. */
export async function lockLogHead(req: PayloadRequest): Promise<LogHead> {
  const { payload: desk } = req
  await desk.db.updateGlobal({ slug: 'log-head', data: {}, req, returning: false })
  return readLogHead(desk, req)
}

/** Signs a checkpoint of the log's tiles at a size, which then is its head. */
export async function writeLogHead(
  req: PayloadRequest,
  former: LogHead,
  size: number,
): Promise<void> {
  const { payload: desk } = req
  const origin = originOf(desk, former)
  const root = await merkleTree(size, tileReader(req)).root()
  const checkpoint = signCheckpoint({ origin, size, root }, logSigners(desk, origin))
  const data = { size, checkpoint }
  await desk.db.updateGlobal({ slug: 'log-head', data, req, returning: false })
}
