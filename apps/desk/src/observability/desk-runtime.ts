import type { Checks } from '@gaashaan/runtime/health'
import type { FirstAccount } from '../auth/first-account/keep-first-account.ts'

/** What the server around Next may ask of the desk, once that has opened. */
export interface DeskRuntime {
  /** What `/readyz` looks at. */
  look(): Promise<Checks>
  /** Words of its own in addresses, such as its collections' names. */
  readonly words: readonly string[]
  readonly firstAccount: FirstAccount
  /** Closes the database. */
  close(): Promise<void>
}

const KEY = Symbol.for('gaashaan.desk-at-work')

/** Next has bundled the desk, the server around it has not: two copies of this module in a process. */
const shared = globalThis as { [KEY]?: DeskRuntime }

export function setDeskRuntime(desk: DeskRuntime): void {
  shared[KEY] = desk
}

/** `undefined` until the desk has opened. */
export function deskRuntime(): DeskRuntime | undefined {
  return shared[KEY]
}
