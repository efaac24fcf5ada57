import type { InspectFile } from './inspect-file.ts'

const KEY = Symbol.for('gaashaan.judge-file')

const shared = globalThis as { [KEY]?: InspectFile }

/**
 * Hands the judge from the desk, which Next has bundled, to the server around it, which has not:
 * two copies of this module in one process, and one database.
 */
export function setInspector(judge: InspectFile): void {
  shared[KEY] = judge
}

/** The desk's judge; `undefined` until the desk has opened. */
export function deskInspector(): InspectFile | undefined {
  return shared[KEY]
}
