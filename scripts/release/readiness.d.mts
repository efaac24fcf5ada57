export function assertReady(root: string): Promise<{
  readonly version: string
  readonly tag: string
  readonly commit: string
  /** Seconds since 1970. */
  readonly moment: number
  readonly notes: string
}>
