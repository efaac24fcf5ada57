import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { LogLevel } from './log-levels.ts'
import { currentRequestId } from './request-id.ts'

export type { Logger, LogLevel }

/**
 * A log of one JSON object a line, on standard output unless told otherwise: `level`, `time` (ISO
 * 8601), `program`, `pid`, `requestId` where there is one, `msg`. Whoever writes to it leaves out
 * who asked: no address, no name, no query, no agent.
 */
export function openLog(
  parts: {
    readonly program: string
    readonly level: LogLevel
    readonly serializers?: LoggerOptions['serializers']
    readonly hooks?: LoggerOptions['hooks']
  },
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger {
  const options: LoggerOptions = {
    level: parts.level,
    base: { program: parts.program, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    ...(parts.serializers && { serializers: parts.serializers }),
    ...(parts.hooks && { hooks: parts.hooks }),
  }
  return pino(options, destination)
}
