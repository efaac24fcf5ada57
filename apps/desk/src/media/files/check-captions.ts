import { RefusedFile } from './refused-file.ts'

/** `hh:mm:ss.ttt` or `mm:ss.ttt` (WebVTT §4.3). */
const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

function wrong(line: number, en: string, so: string): RefusedFile {
  return new RefusedFile({
    en: `The captions are wrong in line ${line}: ${en}`,
    so: `Qoraalka muuqaalka waxaa qalad ka jiraa sadarka ${line}: ${so}`,
  })
}

/** Milliseconds of a time; `undefined` where it is none. */
function timeOf(text: string | undefined): number | undefined {
  const [whole, hours = '0', minutes, seconds, thousandths] = TIME.exec(text ?? '') ?? []
  if (whole === undefined) return undefined
  const inSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return inSeconds * 1000 + Number(thousandths)
}

/** The beginning of a cue by its line of times; throws where the line is none, or ends too soon. */
function beginningOf(text: string, line: number): number {
  const [from, arrow, to] = text.trim().split(/\s+/)
  const [begin, end] = [timeOf(from), timeOf(to)]
  if (arrow !== '-->' || begin === undefined || end === undefined) {
    throw wrong(
      line,
      'times are written like 00:01.000 --> 00:04.500.',
      'waqtiga waxaa loo qoraa sida 00:01.000 --> 00:04.500.',
    )
  }
  if (end <= begin) {
    throw wrong(
      line,
      'the text ends before it begins.',
      'qoraalku wuu dhammaanayaa ka hor inta uusan bilaaban.',
    )
  }
  return begin
}

interface Block {
  /** Of its first line, from 1. */
  readonly line: number
  readonly lines: readonly string[]
}

function blocksOf(text: string): Block[] {
  const blocks: { line: number; lines: string[] }[] = []
  let isInside = false
  for (const [place, content] of text.split(/\r\n|\r|\n/).entries()) {
    if (content === '') isInside = false
    else if (isInside) blocks.at(-1)?.lines.push(content)
    else {
      blocks.push({ line: place + 1, lines: [content] })
      isInside = true
    }
  }
  return blocks
}

/** A cue's beginning in milliseconds; `undefined` for a note, a style or a region. */
function checkBlock({ line, lines }: Block): number | undefined {
  const [first = ''] = lines
  if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(first)) return undefined
  const before = first.includes('-->') ? 0 : 1
  const begin = beginningOf(lines[before] ?? '', line + Math.min(before, lines.length - 1))
  if (lines.length > before + 1) return begin
  throw wrong(line + before, 'there is no text under the times.', 'qoraal kama hooseeyo waqtiga.')
}

/**
 * Checks captions (WebVTT, W3C 2019) so far that every player shows them: UTF-8, cues with times in
 * their order and a text. Throws `RefusedFile` with the first wrong line.
 */
export function checkCaptions(data: Uint8Array): void {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    throw wrong(1, 'the file is not written in UTF-8.', 'faylku kuma qorna UTF-8.')
  }
  const [, ...blocks] = blocksOf(text)
  let latest = -1
  for (const block of blocks) {
    const begin = checkBlock(block)
    if (begin === undefined) continue
    if (begin < latest) {
      throw wrong(
        block.line,
        'this text begins before the one above it.',
        'qoraalkani wuxuu bilaabanayaa ka hor kan ka sarreeya.',
      )
    }
    latest = begin
  }
  if (latest < 0) throw wrong(1, 'there are no texts with times.', 'ma jiraan qoraallo waqti leh.')
}
