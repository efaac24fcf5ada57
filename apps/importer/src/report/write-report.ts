import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BYTE_ORDER_MARK, csvLines } from '@gaashaan/desk/admin/exports/csv-lines'
import { countOutcomes, OUTCOME_LABELS, OUTCOMES, type Report, SUBJECT_LABELS } from './report.ts'

export interface RunDetails {
  readonly source: string
  readonly dryRun: boolean
  /** True when the run was stopped before its end. */
  readonly stopped: boolean
  readonly seconds: number
}

/** The counts, a line for each kind of item: `Posts: 120 came, 2 did not come`. */
export function summary(report: Report): string[] {
  return [...countOutcomes(report)].map(([thing, counts]) => {
    const parts = OUTCOMES.filter((outcome) => counts.has(outcome)).map(
      (outcome) => `${counts.get(outcome)} ${OUTCOME_LABELS[outcome]}`,
    )
    return `${SUBJECT_LABELS[thing]}: ${parts.join(', ')}`
  })
}

/** The first line of a report, and whether all items of the source are imported. */
export function verdict(report: Report): { readonly line: string; readonly isWhole: boolean } {
  const lost = report.entries.filter(({ outcome }) => outcome === 'failed').length
  if (report.entries.length === lost) return { line: 'Nothing came.', isWhole: false }
  if (lost === 0) return { line: 'Everything came.', isWhole: true }
  return { line: `Not everything came: ${lost} did not, named below with why.`, isWhole: false }
}

/** Text of another host for a Markdown list: one line, without markup. */
const plain = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, (character) => `\\${character}`)

const dashed = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => (part ? [plain(part)] : [])).join(' — ')

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${line}`), '']
}

/** The report for people. */
function reportMarkdown(report: Report, run: RunDetails): string {
  const linesOf = (outcome: string) =>
    report.entries
      .filter((entry) => entry.outcome === outcome)
      .map(({ address, heading, reason }) => dashed(address, heading, reason))
  return [
    `# Moved in from ${run.source}`,
    '',
    verdict(report).line,
    '',
    ...(run.dryRun ? ['A dry run: nothing was written.', ''] : []),
    ...(run.stopped ? ['Stopped before the end: run it again to go on.', ''] : []),
    ...summary(report).map((line) => `- ${line}`),
    `- ${run.seconds.toFixed(0)} s`,
    '',
    ...section('Did not come', linesOf('failed')),
    ...section('Left as editors have it', linesOf('kept')),
    ...section('Removed at the desk, not brought again', linesOf('removed')),
    ...section(
      'For a person to look at',
      report.notes.map(({ address, note }) => dashed(address, note)),
    ),
    ...section(
      'Pictures that need words: what they show, in both languages',
      report.pictures.map(({ id, address, alt }) => `${id}: ${dashed(alt, address)}`),
    ),
    ...section(
      'Addresses that lead elsewhere now (`redirects.csv`)',
      report.redirects.map(({ from, to }) => `${plain(from)} → ${plain(to)}`),
    ),
  ].join('\n')
}

/** The report for a spreadsheet: a row for each item, each note and each picture without a text. */
function reportCsv({ entries, notes, pictures }: Report): string {
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
export function writeReport(folder: string, report: Report, run: RunDetails): void {
  mkdirSync(folder, { recursive: true })
  const redirects = report.redirects.map(({ from, to }) => [from, to])
  const files = {
    'report.json': `${JSON.stringify({ ...run, ...report }, null, 2)}\n`,
    'report.md': reportMarkdown(report, run),
    'report.csv': reportCsv(report),
    'redirects.csv': csvLines([['from', 'to'], ...redirects]),
    'terms.txt': report.terms,
  }
  for (const [name, text] of Object.entries(files)) {
    if (text !== undefined) writeFileSync(join(folder, name), text)
  }
}
