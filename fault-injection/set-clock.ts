import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where Debian's package `libfaketime` has its library; others beside it. */
const PLACES = ['/usr/lib/*/faketime/libfaketimeMT.so.1', '/usr/lib*/faketime/libfaketimeMT.so.1']

export interface SetClock {
  /** The environment of the processes whose clock it is. */
  readonly variables: Readonly<Record<string, string>>
  /** Sets it so many seconds beside the machine's; what counts evenly (CLOCK_MONOTONIC) goes on. */
  readonly set: (seconds: number) => void
  /** Their present instant. */
  readonly now: () => number
  readonly remove: () => void
}

/** A clock of day and time that real processes have in common and that can be set; none without libfaketime. */
export function settableClock(): SetClock | undefined {
  const library = globSync(PLACES).find((each) => existsSync(each))
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
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    set,
    now: () => Date.now() + offset * 1_000,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
