import { RefusedFile } from './refused-file.ts'

/** `hh:mm:ss.ttt` or `mm:ss.ttt` (WebVTT §4.3). */
const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

function captionsError(line: number, en: string, so: string): RefusedFile {
  return new RefusedFile({
    en: `The captions are wrong in line ${line}: ${en}`,
    so: `Qoraalka muuqaalka waxaa qalad ka jiraa sadarka ${line}: ${so}`,
  })
}

/** A timestamp in milliseconds; `undefined` if it is none. */
function parseTime(text: string | undefined): number | undefined {
  const [whole, hours = '0', minutes, seconds, thousandths] = TIME.exec(text ?? '') ?? []
  if (whole === undefined) return undefined
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return total * 1000 + Number(thousandths)
}

/** The start time of a cue by its timing line; throws if the line is none, or the cue ends too soon. */
function parseStart(text: string, line: number): number {
  const [from, arrow, to] = text.trim().split(/\s+/)
  const [start, end] = [parseTime(from), parseTime(to)]
  if (arrow !== '-->' || start === undefined || end === undefined) {
    throw captionsError(
      line,
      'times are written like 00:01.000 --> 00:04.500.',
      'waqtiga waxaa loo qoraa sida 00:01.000 --> 00:04.500.',
    )
  }
  if (end <= start) {
    throw captionsError(
      line,
      'the text ends before it begins.',
      'qoraalku wuu dhammaanayaa ka hor inta uusan bilaaban.',
    )
  }
  return start
}

interface Block {
  /** Number of its first line, from 1. */
  readonly line: number
  readonly lines: string[]
}

/** Splits a text at its empty lines. */
function splitBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let block: Block | undefined
  for (const [i, content] of text.split(/\r\n|\r|\n/).entries()) {
    if (content === '') block = undefined
    else if (block) block.lines.push(content)
    else {
      block = { line: i + 1, lines: [content] }
      blocks.push(block)
    }
  }
  return blocks
}

/** The start time of a cue in milliseconds; `undefined` for a note, a style or a region. */
function checkBlock({ line, lines }: Block): number | undefined {
  const [first = ''] = lines
  if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(first)) return undefined
  const before = first.includes('-->') ? 0 : 1
  const start = parseStart(lines[before] ?? '', line + Math.min(before, lines.length - 1))
  if (lines.length > before + 1) return start
  throw captionsError(
    line + before,
    'there is no text under the times.',
    'qoraal kama hooseeyo waqtiga.',
  )
}

/**
 * Checks that every player can show captions (WebVTT, W3C 2019): they are UTF-8, and their cues have texts
 * and are in the order of their times. Throws `RefusedFile` with the first wrong line.
 */
export function checkCaptions(data: Uint8Array): void {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    throw captionsError(1, 'the file is not written in UTF-8.', 'faylku kuma qorna UTF-8.')
  }
  const [, ...blocks] = splitBlocks(text)
  let latestStart = -1
  for (const block of blocks) {
    const start = checkBlock(block)
    if (start === undefined) continue
    if (start < latestStart) {
      throw captionsError(
        block.line,
        'this text begins before the one above it.',
        'qoraalkani wuxuu bilaabanayaa ka hor kan ka sarreeya.',
      )
    }
    latestStart = start
  }
  if (latestStart < 0) {
    throw captionsError(1, 'there are no texts with times.', 'ma jiraan qoraallo waqti leh.')
  }
}
