export interface RunningProxy {
  /** Its origin on the loopback, without a final slash. */
  readonly url: string
  /** The one without TLS; the same where it ends none. */
  readonly plainUrl: string
  /** The master process; its workers are children of it. */
  readonly pid: number
  /** What nginx wrote to its error log so far. */
  readonly said: readonly string[]
  /** The lines that it wrote of requests so far. */
  readonly written: () => string
  readonly stop: () => Promise<void>
}

export function startProxy(options: {
  readonly origins: readonly string[]
  readonly workers?: number
  /** Whether this machine's own addresses have their bounds, as everybody else's have. */
  readonly boundsLoopback?: boolean
  /**
   * Folder of `fullchain.pem` and `privkey.pem`, where it ends TLS; below it in `.well-known` what
   * proves the name.
   */
  readonly certificates?: string
}): Promise<RunningProxy>
