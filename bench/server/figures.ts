/** The value below which `share` (0 to 1) of the values lie, by nearest rank; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** The middle value, or the mean of the middle two; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  if (sorted.length % 2 === 1) return upper
  return (upper + (sorted[sorted.length / 2 - 1] ?? Number.NaN)) / 2
}

/** The medians of rounds with the same figures, figure by figure. */
export function medians<T extends object>(rounds: readonly T[]): T {
  const names = Object.keys(rounds[0] ?? {}) as (keyof T)[]
  const values = (name: keyof T) => rounds.flatMap((round) => Number(round[name] ?? Number.NaN))
  return Object.fromEntries(names.map((name) => [name, median(values(name))])) as T
}

/** The results of repeated rounds of one measurement. */
export function spread(values: readonly number[]) {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

export type Spread = ReturnType<typeof spread>

/** A number with that many significant digits, so that no table claims more than was measured. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits))
}

/** A spread for a table: `0.52 (0.48–0.55)`. */
export function spreadText({ median: middle, min, max }: Spread): string {
  return `${rounded(middle)} (${rounded(min)}–${rounded(max)})`
}
