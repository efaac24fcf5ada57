/** Blocks may hold blocks; one that holds itself must come to an end. */
const MAX_DEPTH = 5

/** `<!-- wp:block {"ref":123} /-->`, by which the block editor shows a block that is kept apart. */
const REUSED = /<!-- wp:block (\{[^}]*\}) \/-->/g

/**
 * Puts the words of reusable blocks (WordPress's synced patterns) where a text shows them. One that
 * the export does not have is told in `notes`.
 */
export function expandReusableBlocks(
  html: string,
  blockOf: (id: number) => string | undefined,
  notes: string[],
  depth = 0,
): string {
  return html.replace(REUSED, (_all, attributes: string) => {
    const id = Number(/"ref"\s*:\s*(\d+)/.exec(attributes)?.[1])
    const block = blockOf(id)
    if (block !== undefined && depth < MAX_DEPTH) {
      return expandReusableBlocks(block, blockOf, notes, depth + 1)
    }
    const why = block === undefined ? 'is not in the export' : 'holds itself'
    notes.push(`A reusable block ${why}: ${id}`)
    return ''
  })
}
