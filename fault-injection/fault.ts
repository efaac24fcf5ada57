/** What one fault came to. */
export interface Outcome {
  readonly fault: string
  readonly times: number
  /** Writes or answers that were promised while it happened. */
  readonly promised: number
  /** Of those: not there afterwards, or there more than once, or not answered. */
  readonly lost: number
  readonly doubled: number
  /** Whether what is stored passes its own checks afterwards. */
  readonly isWhole: boolean
  /** What else was seen. */
  readonly seen: string
}

/** Milliseconds between two bounds, never in step with anything. */
export function someTime(least: number, most: number): Promise<void> {
  const milliseconds = least + Math.random() * (most - least)
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
