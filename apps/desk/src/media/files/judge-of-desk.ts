import type { JudgeFile } from './judge-file.ts'

const KEY = Symbol.for('gaashaan.judge-file')

const shared = globalThis as { [KEY]?: JudgeFile }

/**
 * Hands the judge from the desk, which Next has bundled, to the server around it, which has not:
 * two copies of this module in one process, and one database.
 */
export function setJudge(judge: JudgeFile): void {
  shared[KEY] = judge
}

/** The desk's judge; `undefined` until the desk has opened. */
export function judgeOfDesk(): JudgeFile | undefined {
  return shared[KEY]
}
