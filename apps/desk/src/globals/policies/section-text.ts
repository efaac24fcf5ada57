/** What begins a line that is an item of a list. */
const ITEM = /^\s*[-*•]\s+/

/** Paragraphs and the list behind them, as editors write them in one field. */
export interface SectionText {
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[] | null
}

/** As an editor finds it: an empty line between paragraphs, a hyphen before each item of the list. */
export function writeSection({ paragraphs, list }: SectionText): string {
  const items = (list ?? []).map((item) => `- ${item}`).join('\n')
  return [...paragraphs, items].filter((part) => part !== '').join('\n\n')
}

/** The same read again; the items make one list behind the paragraphs, wherever they stand. */
export function readSection(text: string | null | undefined): SectionText {
  const list: string[] = []
  const paragraphs: string[][] = [[]]
  for (const line of (text ?? '').split('\n')) {
    if (ITEM.test(line)) list.push(line.replace(ITEM, '').trim())
    else if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line.trim())
  }
  return {
    paragraphs: paragraphs.flatMap((lines) => lines.join(' ') || []),
    list: list.length > 0 ? list.filter((item) => item !== '') : null,
  }
}
