import { stripVTControlCharacters } from 'node:util'
import type { Logger } from '@gaashaan/runtime/log'

/** Most characters of a text that a library says; the rest is what it was about. */
const MAX_TEXT_CHARS = 300

type Level = 'info' | 'warn' | 'error'

/** What a library wrote, as a line may have it: its words and its errors, and no other value. */
export function lineOf(said: readonly unknown[]): { msg: string; err?: Error } {
  const err = said.find((part) => part instanceof Error)
  const words = said.filter((part) => typeof part === 'string').join(' ')
  // Next has a mark in colour before what it says.
  const msg = stripVTControlCharacters(words).trim().slice(0, MAX_TEXT_CHARS)
  return { msg: msg || 'A library wrote something', ...(err && { err }) }
}

/** Has what Next and others write on the console written to the log. */
export function consoleToLog(log: Logger): void {
  const write =
    (level: Level) =>
    (...said: unknown[]) => {
      log[level](lineOf(said))
    }
  Object.assign(console, {
    log: write('info'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  })
}
