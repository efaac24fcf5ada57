import type { LogEntries, LogHead, LogTile } from '@gaashaan/contract'
import { type CallResult, call } from './call.ts'
import type { Transport } from './transport.ts'

/** The transparency log's checkpoint and its keys; missing where the host has no log. */
export const logHead = (transport: Transport): Promise<CallResult<LogHead>> =>
  call(transport, 'logHead', {})

/** One tile of the log's tree, as wide as it is now. */
export const logTile = (
  transport: Transport,
  level: number,
  index: number,
): Promise<CallResult<LogTile>> => call(transport, 'logTile', { level, index })

/** The entries of one tile of level 0, with their records. */
export const logEntries = (transport: Transport, index: number): Promise<CallResult<LogEntries>> =>
  call(transport, 'logEntries', { index })
