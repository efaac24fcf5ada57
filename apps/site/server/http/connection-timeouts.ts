import { KEEP_ALIVE_MS } from '@gaashaan/runtime/close-server'

/** How slow a connection may be, in milliseconds unless said otherwise. */
export interface ConnectionTimeouts {
  /** Until the last byte of a request's head: one packet, and two lost on the way. */
  readonly head: number
  /** Until the last byte of a request: 64 KB at the 17 kbit/s of a bad GPRS line. */
  readonly request: number
  /** Between two requests. */
  readonly idle: number
  /** Without a byte in either direction. */
  readonly stuck: number
  /** Between two looks at who is too slow. */
  readonly look: number
  /** A reader for whom bytes wait takes at least `leastBytes` of them in this time. */
  readonly reading: number
  /** Bytes: 1 kbit/s, a tenth of what the slowest lines carry. */
  readonly leastBytes: number
}

export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  head: 10_000,
  request: 30_000,
  idle: KEEP_ALIVE_MS,
  stuck: 120_000,
  look: 5_000,
  reading: 120_000,
  leastBytes: 15_000,
}
