import type { BothLanguages } from '../../i18n/messages.ts'
import { fromProblem, normalizeOldPath, toProblem } from './redirect-problems.ts'

/** A line with a valid redirect. */
export interface GoodLine {
  readonly line: number
  readonly from: string
  readonly to: string
}

/** A line that is not valid, and its error. */
interface BadLine {
  readonly line: number
  readonly text: string
  readonly problem: BothLanguages
}

const TWO_PARTS: BothLanguages = {
  en: 'Write the old path, a comma, and where it leads.',
  so: 'Qor waddadii hore, hakad, kadibna meesha ay u weecinayso.',
}

const TWICE: BothLanguages = {
  en: 'This old path is in the list twice.',
  so: 'Waddadan hore laba jeer ayay liiska ku jirtaa.',
}

/**
 * Reads one redirect per line: the old path, a comma, a semicolon, a tab or spaces, and the target.
 * Skips empty lines, lines that begin with `#` and a heading `from,to`. Lines are counted from 1.
 */
export function readLines(text: string): { good: GoodLine[]; bad: BadLine[] } {
  const good: GoodLine[] = []
  const bad: BadLine[] = []
  const seen = new Set<string>()
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1
    const trimmed = raw.trim()
    if (trimmed === '' || trimmed.startsWith('#') || /^from\s*[,;\t]\s*to$/i.test(trimmed)) return
    const [first = '', second = '', ...rest] = trimmed.split(/\s*[,;\t]\s*|\s+/)
    const from = normalizeOldPath(first)
    const refuse = (problem: BothLanguages) => bad.push({ line, text: trimmed, problem })
    const problem = fromProblem(from) ?? toProblem(from, second)
    if (second === '' || rest.length > 0) refuse(TWO_PARTS)
    else if (problem) refuse(problem)
    else if (seen.has(from)) refuse(TWICE)
    else good.push({ line, from, to: second })
    seen.add(from)
  })
  return { good, bad }
}
