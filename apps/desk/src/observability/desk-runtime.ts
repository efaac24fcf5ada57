import type { Checks } from '@gaashaan/runtime/health'
import type { FirstAccount } from '../auth/first-account/guard-first-account-screen.ts'
import type { InspectFile } from '../media/files/inspect-file.ts'

/** The functions of an open desk that the server around Next calls. */
interface DeskRuntime {
  /** The checks of `/readyz`. */
  check(): Promise<Checks>
  /** Path segments that are not secret, such as the collections' slugs. */
  readonly pathSegments: readonly string[]
  readonly firstAccount: FirstAccount
  readonly inspectFile: InspectFile
  /** Closes the database. */
  close(): Promise<void>
}

const KEY = Symbol.for('gaashaan.desk-at-work')

/** Next has bundled the desk, but not the server around it: their copies of this module share the desk. */
const shared = globalThis as { [KEY]?: DeskRuntime }

export function setDeskRuntime(desk: DeskRuntime): void {
  shared[KEY] = desk
}

/** `undefined` until the desk has opened. */
export function deskRuntime(): DeskRuntime | undefined {
  return shared[KEY]
}
