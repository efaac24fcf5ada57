import { type Logger, type LogLevel, openLog } from '@gaashaan/runtime/log'
import { errorWithoutParameters } from './error-without-parameters.ts'
import { logRefusals } from './log-refusals.ts'

const KEY = Symbol.for('gaashaan.desk-log')

/** One log for a process, in which Next holds a copy of this module of its own. */
const shared = globalThis as { [KEY]?: Logger }

const serializers = { err: errorWithoutParameters, error: errorWithoutParameters }

/** Opens the log of a desk that is being served: one JSON object a line. */
export function openDeskLog(level: LogLevel): Logger {
  shared[KEY] = openLog({ program: 'desk', level, serializers, hooks: logRefusals })
  return shared[KEY]
}

/** The served desk's log; `undefined` in programs that people run and read, such as the migration. */
export function logOfDesk(): Logger | undefined {
  return shared[KEY]
}
