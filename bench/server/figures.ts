/** The value below which `share` (0 to 1) of the values lie, by nearest rank; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** The middle value, or the mean of the middle two; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  if (sorted.length % 2 === 1) return upper
  return (upper + (sorted[sorted.length / 2 - 1] ?? Number.NaN)) / 2
}

/** What repeated rounds of one measurement came to: their median and how far they lie apart. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}

/** A number with that many significant digits, so that no table claims more than was measured. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits))
}

/** A spread for a table: `0.52 (0.48–0.55)`. */
export function spreadText(values: readonly number[]): string {
  const { median: middle, least, most } = spread(values)
  return `${rounded(middle)} (${rounded(least)}–${rounded(most)})`
}
