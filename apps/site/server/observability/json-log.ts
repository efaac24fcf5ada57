import { type LogLevel, openLog } from '@gaashaan/runtime/log'
import type { Log } from './log.ts'

/** A log for machines: one JSON object a line (`packages/runtime/src/log.ts`). */
export function jsonLog(level: LogLevel): Log {
  const log = openLog({ program: 'site', level })
  return {
    info: (line) => log.info(line),
    warn: (line) => log.warn(line),
    error: (line) => log.error(line),
    event: (kind, line, fields) => log[kind](fields, line),
    isDebug: level === 'debug',
  }
}
