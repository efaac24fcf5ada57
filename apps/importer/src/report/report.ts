/** What became of one thing that the source has. */
export const OUTCOMES = ['created', 'updated', 'unchanged', 'kept', 'removed', 'failed'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** What the outcomes are called in the report. */
export const OUTCOME_LABELS: Readonly<Record<Outcome, string>> = {
  created: 'came',
  updated: 'brought up to date',
  unchanged: 'already there',
  kept: 'left as editors have it',
  removed: 'left out: removed at the desk',
  failed: 'did not come',
}

export type ReportSubject =
  | 'list'
  | 'post'
  | 'subcategory'
  | 'operation'
  | 'leader'
  | 'file'
  | 'page'
  | 'redirect'

export interface Entry {
  readonly thing: ReportSubject
  readonly outcome: Outcome
  /** Where it is at the source. */
  readonly address: string
  readonly heading?: string
  /** Its id at the desk. */
  readonly id?: number
  readonly reason?: string
}

/** Something that came and that a person should look at. */
export interface Note {
  readonly address: string
  readonly note: string
}

export interface Redirect {
  readonly from: string
  readonly to: string
}

/** What is written down during a run. */
export interface Report {
  readonly entries: Entry[]
  readonly notes: Note[]
  readonly redirects: Redirect[]
  /** Table of an export's categories and tags, as a file to fill in. */
  terms?: string
  /** Pictures of all runs whose text is a stand-in still, by their ids in the media. */
  readonly pictures: { readonly id: number; readonly address: string; readonly alt: string }[]
}

export const createReport = (): Report => ({
  entries: [],
  notes: [],
  redirects: [],
  pictures: [],
})

/** How many things of a sort had each outcome; sorts and outcomes without any are left out. */
export function countsOf(report: Report): Map<ReportSubject, Map<Outcome, number>> {
  const counts = new Map<ReportSubject, Map<Outcome, number>>()
  for (const { thing, outcome } of report.entries) {
    const ofThing = counts.get(thing) ?? new Map<Outcome, number>()
    counts.set(thing, ofThing.set(outcome, (ofThing.get(outcome) ?? 0) + 1))
  }
  return counts
}
