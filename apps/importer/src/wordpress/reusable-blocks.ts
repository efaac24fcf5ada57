/** Blocks may contain blocks; one that contains itself must come to an end. */
const MAX_DEPTH = 5

/** `<!-- wp:block {"ref":123} /-->`: the block editor's reference to a reusable block. */
const REFERENCE = /<!-- wp:block (\{[^}]*\}) \/-->/g

/**
 * Inserts the texts of reusable blocks (WordPress's synced patterns) where a text refers to them.
 * Missing ones are in `notes`.
 */
export function expandReusableBlocks(
  html: string,
  findBlock: (id: number) => string | undefined,
  notes: string[],
  depth = 0,
): string {
  return html.replace(REFERENCE, (_all, attributes: string) => {
    const id = Number(/"ref"\s*:\s*(\d+)/.exec(attributes)?.[1])
    const block = findBlock(id)
    if (block !== undefined && depth < MAX_DEPTH) {
      return expandReusableBlocks(block, findBlock, notes, depth + 1)
    }
    const reason = block === undefined ? 'is not in the export' : 'holds itself'
    notes.push(`A reusable block ${reason}: ${id}`)
    return ''
  })
}
