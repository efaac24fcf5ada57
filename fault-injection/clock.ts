import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Paths of the library of Debian's package `libfaketime`, and of others. */
const LIBRARIES = [
  '/usr/lib/*/faketime/libfaketimeMT.so.1',
  '/usr/lib*/faketime/libfaketimeMT.so.1',
]

/** A wall clock for real processes that can be set; `undefined` without libfaketime. */
export function createClock() {
  const library = globSync(LIBRARIES).find((file) => existsSync(file))
  if (library === undefined) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-clock-'))
  const file = path.join(folder, 'offset')
  let offset = 0
  const set = (seconds: number) => {
    offset = seconds
    writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }
  set(0)
  return {
    /** Environment variables for the processes that use it. */
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    /** Sets its offset from the machine's clock, in seconds; CLOCK_MONOTONIC goes on. */
    set,
    /** Its current time, in milliseconds. */
    now: () => Date.now() + offset * 1_000,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type SettableClock = NonNullable<ReturnType<typeof createClock>>
