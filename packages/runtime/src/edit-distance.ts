/**
 * How many letters have to be inserted, deleted, changed or swapped with their neighbour to turn one word
 * into the other (Damerau–Levenshtein, optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let secondLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_value, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let distance = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) distance = Math.min(distance, (secondLast[j - 2] ?? 0) + 1)
      row.push(distance)
    }
    secondLast = last
    last = row
  }
  return last[b.length] ?? 0
}
