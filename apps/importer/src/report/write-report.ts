import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BYTE_ORDER_MARK, csvLines } from '@gaashaan/desk/admin/exports/csv-lines'
import { redirectsCsv } from './redirects-csv.ts'
import { countsOf, OUTCOME_LABELS, OUTCOMES, type Report, type ReportSubject } from './report.ts'

export interface ReportHead {
  readonly source: string
  readonly dryRun: boolean
  /** True when the run was stopped before its end. */
  readonly stopped: boolean
  readonly seconds: number
}

const THING_WORDS: Readonly<Record<ReportSubject, string>> = {
  list: 'Lists',
  post: 'Posts',
  subcategory: 'Subcategories',
  operation: 'Operations',
  leader: 'Leaders',
  file: 'Pictures and files',
  page: 'Pages',
  redirect: 'Redirects',
}

/** Counts in a line for each sort of thing: `Posts: 120 came, 2 did not come`. */
export function summary(report: Report): string[] {
  return [...countsOf(report)].map(([thing, counts]) => {
    const parts = OUTCOMES.filter((outcome) => counts.has(outcome)).map(
      (outcome) => `${counts.get(outcome)} ${OUTCOME_LABELS[outcome]}`,
    )
    return `${THING_WORDS[thing]}: ${parts.join(', ')}`
  })
}

/** The first line of a report, and whether all came that the source has. */
export function verdict(report: Report): { readonly line: string; readonly isWhole: boolean } {
  const lost = report.entries.filter(({ outcome }) => outcome === 'failed').length
  const has = report.entries.length > lost
  if (!has) return { line: 'Nothing came.', isWhole: false }
  if (lost === 0) return { line: 'Everything came.', isWhole: true }
  return { line: `Not everything came: ${lost} did not, named below with why.`, isWhole: false }
}

/** Text of another host in a Markdown list: one line, nothing of it a mark. */
const plain = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`)

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${line}`), '']
}

/** The report for people. */
export function reportMarkdown(report: Report, head: ReportHead): string {
  const { source, dryRun, stopped, seconds } = head
  const of = (outcome: string) =>
    report.entries
      .filter((entry) => entry.outcome === outcome)
      .map(({ address, heading, reason }) =>
        [address, heading, reason]
          .filter(Boolean)
          .map((part) => plain(part ?? ''))
          .join(' — '),
      )
  return [
    `# Moved in from ${source}`,
    '',
    verdict(report).line,
    '',
    ...(dryRun ? ['A dry run: nothing was written.', ''] : []),
    ...(stopped ? ['Stopped before the end: run it again to go on.', ''] : []),
    ...summary(report).map((line) => `- ${line}`),
    `- ${seconds.toFixed(0)} s`,
    '',
    ...section('Did not come', of('failed')),
    ...section('Left as editors have it', of('kept')),
    ...section('Removed at the desk, not brought again', of('removed')),
    ...section(
      'For a person to look at',
      report.notes.map(({ address, note }) => `${plain(address)} — ${plain(note)}`),
    ),
    ...section(
      'Pictures that need words: what they show, in both languages',
      report.pictures.map(({ id, address, alt }) => `${id}: ${plain(alt)} — ${plain(address)}`),
    ),
    ...section(
      'Addresses that lead elsewhere now (`redirects.csv`)',
      report.redirects.map(({ from, to }) => `${plain(from)} → ${plain(to)}`),
    ),
  ].join('\n')
}

/** The same for a spreadsheet: a row for each thing, each note and each picture that needs words. */
export function reportCsv({ entries, notes, pictures }: Report): string {
  return (
    BYTE_ORDER_MARK +
    csvLines([
      ['thing', 'outcome', 'address', 'heading', 'number at the desk', 'why'],
      ...entries.map(({ thing, outcome, address, heading, id, reason }) => [
        thing,
        OUTCOME_LABELS[outcome],
        address,
        heading,
        id,
        reason,
      ]),
      ...notes.map(({ address, note }) => ['note', 'to look at', address, '', '', note]),
      ...pictures.map(({ id, address, alt }) => ['picture', 'needs words', address, alt, id, '']),
    ])
  )
}

/** Writes `report.json`, `report.md`, `report.csv`, `redirects.csv` and `terms.txt` into a folder. */
export function writeReport(folder: string, report: Report, head: ReportHead): void {
  mkdirSync(folder, { recursive: true })
  const json = `${JSON.stringify({ ...head, ...report }, null, 2)}\n`
  writeFileSync(join(folder, 'report.json'), json)
  writeFileSync(join(folder, 'report.md'), reportMarkdown(report, head))
  writeFileSync(join(folder, 'report.csv'), reportCsv(report))
  writeFileSync(join(folder, 'redirects.csv'), redirectsCsv(report))
  if (report.terms !== undefined) writeFileSync(join(folder, 'terms.txt'), report.terms)
}
