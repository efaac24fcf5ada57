/** What may become of an item of the source, in the words of the report. */
export const OUTCOME_LABELS = {
  created: 'came',
  updated: 'brought up to date',
  unchanged: 'already there',
  kept: 'left as editors have it',
  removed: 'left out: removed at the desk',
  failed: 'did not come',
} as const

export type Outcome = keyof typeof OUTCOME_LABELS

export const OUTCOMES = Object.keys(OUTCOME_LABELS) as Outcome[]

/** The kinds of items in the words of the report. */
export const SUBJECT_LABELS = {
  list: 'Lists',
  post: 'Posts',
  subcategory: 'Subcategories',
  operation: 'Operations',
  leader: 'Leaders',
  file: 'Pictures and files',
  page: 'Pages',
  redirect: 'Redirects',
} as const

export type ReportSubject = keyof typeof SUBJECT_LABELS

/** An item of the source. */
export interface ReportItem {
  readonly thing: ReportSubject
  /** Its URL at the source, or the call that should have it. */
  readonly address: string
  readonly heading?: string
}

export interface Entry extends ReportItem {
  readonly outcome: Outcome
  /** Its id at the desk. */
  readonly id?: number | undefined
  readonly reason?: string
}

/** A remark on an imported item that a person should look at. */
export interface Note {
  readonly address: string
  readonly note: string
}

export interface Redirect {
  readonly from: string
  readonly to: string
}

/** What a run has done. */
export interface Report {
  readonly entries: Entry[]
  readonly notes: Note[]
  readonly redirects: Redirect[]
  /** Table of an export's categories and tags, as a file to fill in. */
  terms?: string
  /** Pictures of all runs whose alternative text is still a fallback, by their ids in the media. */
  readonly pictures: { readonly id: number; readonly address: string; readonly alt: string }[]
}

/** Adds an item that could not be imported. */
export function addFailure(report: Report, item: ReportItem & { readonly reason: string }): void {
  report.entries.push({ ...item, outcome: 'failed' })
}

/** How many items of each kind had each outcome; kinds and outcomes without any are left out. */
export function countOutcomes(report: Report): Map<ReportSubject, Map<Outcome, number>> {
  const counts = new Map<ReportSubject, Map<Outcome, number>>()
  for (const { thing, outcome } of report.entries) {
    const ofSubject = counts.get(thing) ?? new Map<Outcome, number>()
    counts.set(thing, ofSubject.set(outcome, (ofSubject.get(outcome) ?? 0) + 1))
  }
  return counts
}
