import { stripVTControlCharacters } from 'node:util'
import type { Logger } from '@gaashaan/runtime/log'

/** Maximum length of a library's message: longer ones include data. */
const MAX_TEXT_CHARS = 300

/** The log line for a library's `console` call: its texts and its error, and no other value. */
export function logLine(args: readonly unknown[]): { msg: string; err?: Error } {
  const err = args.find((value) => value instanceof Error)
  const text = args.filter((value) => typeof value === 'string').join(' ')
  // Next's messages begin with a coloured symbol.
  const msg = stripVTControlCharacters(text).trim().slice(0, MAX_TEXT_CHARS)
  return { msg: msg || 'A library wrote something', ...(err && { err }) }
}

/** Redirects the `console` calls of Next and other libraries to the log. */
export function consoleToLog(log: Logger): void {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (...args: unknown[]) => {
      log[level](logLine(args))
    }
  Object.assign(console, {
    log: write('info'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  })
}
