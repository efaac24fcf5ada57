import { type LogLevel, openLog } from '@gaashaan/runtime/log'
import type { Log } from './log.ts'

/** The log in production: one JSON object a line (`packages/runtime/src/log.ts`). */
export function jsonLog(level: LogLevel): Log {
  const log = openLog({ program: 'site', level })
  return {
    info: (line) => log.info(line),
    warn: (line) => log.warn(line),
    error: (line) => log.error(line),
    event: (eventLevel, line, fields) => log[eventLevel](fields, line),
    isDebug: level === 'debug',
  }
}
