import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { LogLevel } from './log-levels.ts'
import { currentRequestId } from './request-id.ts'

export type { Logger, LogLevel }

interface LogOptions extends Pick<LoggerOptions, 'serializers' | 'hooks'> {
  readonly program: string
  readonly level: LogLevel
}

/**
 * A log of one JSON object a line, by default on standard output: `level`, `time` (ISO 8601), `program`,
 * `pid`, `requestId` where there is one, `msg`. Callers must not log who sent a request: no address, no
 * name, no query, no user agent.
 */
export function openLog(
  { program, ...options }: LogOptions,
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger {
  const pinoOptions: LoggerOptions = {
    ...options,
    base: { program, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
  }
  return pino(pinoOptions, destination)
}
