/** Matches the beginning of a line that is a list item. */
const LIST_ITEM = /^\s*[-*•]\s+/

/** The paragraphs of a section, followed by an optional list. Editors write both in one field. */
interface SectionText {
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[] | null
}

/** The section as one text: empty lines between paragraphs, a hyphen before each list item. */
export function formatSection({ paragraphs, list }: SectionText): string {
  const items = (list ?? []).map((item) => `- ${item}`).join('\n')
  return [...paragraphs, items].filter((part) => part !== '').join('\n\n')
}

/** Parses such a text. All list items form one list after the paragraphs, wherever they are. */
export function parseSection(text: string | null | undefined): SectionText {
  const list: string[] = []
  const paragraphs: string[][] = [[]]
  for (const line of (text ?? '').split('\n')) {
    if (LIST_ITEM.test(line)) list.push(line.replace(LIST_ITEM, '').trim())
    else if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line.trim())
  }
  return {
    paragraphs: paragraphs.flatMap((lines) => lines.join(' ') || []),
    list: list.length > 0 ? list.filter((item) => item !== '') : null,
  }
}
