import type { ImportOptions } from '../arguments.ts'
import type { Incoming } from '../incoming.ts'
import type { Report } from '../report.ts'
import type { Spool } from '../spool.ts'

export interface WordPressSource extends Pick<ImportOptions, 'language' | 'kinds'> {
  readonly file: string
  readonly spool: Spool
  readonly report: Report
}

export async function incomingOfWordPress(_from: WordPressSource): Promise<Incoming> {
  throw new Error('not yet')
}
