/** How many letters are added, left out, changed or swapped (Damerau–Levenshtein, restricted). */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const best = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      rows[row]?.push(best)
    }
  }
  return at(one.length, other.length)
}

/** Letters that may be wrong in a name that is meant for a known one, and in its beginning too. */
const MOST_WRONG = 2
const MOST_WRONG_ANYWHERE = 1

/**
 * Variables that are not known but look like one that is: `S3_BUKET`, `SMPT_URL`. Other programs
 * have variables too, so two letters may be wrong only in a name that begins like one of ours, up to
 * the first `_`. One line for each.
 */
export function misspelt(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const rooms = new Set(
    known.filter((name) => name.includes('_')).map((name) => name.split('_')[0]),
  )
  return Object.keys(source).flatMap((name) => {
    if (!name.includes('_') || known.includes(name) || !source[name]?.trim()) return []
    const most = rooms.has(name.split('_')[0]) ? MOST_WRONG : MOST_WRONG_ANYWHERE
    const meant = known.find((each) => each.includes('_') && distance(name, each) <= most)
    return meant ? [`${name}: is no variable of this program; ${meant} is`] : []
  })
}
