import { type Logger, type LogLevel, openLog } from '@gaashaan/runtime/log'
import { errorWithoutParameters } from './error-without-parameters.ts'
import { logRefusals } from './log-refusals.ts'

const KEY = Symbol.for('gaashaan.desk-log')

/** Next has a copy of this module: all copies of a process share one log. */
const shared = globalThis as { [KEY]?: Logger }

const serializers = { err: errorWithoutParameters, error: errorWithoutParameters }

/** Opens the log of a serving desk: one JSON object a line. */
export function openDeskLog(level: LogLevel): Logger {
  shared[KEY] = openLog({ program: 'desk', level, serializers, hooks: logRefusals })
  return shared[KEY]
}

/** The log of a serving desk; `undefined` in commands, whose output people read. */
export function deskLog(): Logger | undefined {
  return shared[KEY]
}
