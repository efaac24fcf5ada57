import { KEEP_ALIVE_MS } from '@gaashaan/runtime/close-server'

/** How slow a connection may be, in milliseconds unless said otherwise. */
export const CONNECTION_TIMEOUTS = {
  /** Until the last byte of a request's header: one packet, and two lost on the way. */
  headersTimeout: 10_000,
  /** Until the last byte of a request: 64 KB at the 17 kbit/s of a bad GPRS line. */
  requestTimeout: 30_000,
  /** Between two requests. */
  keepAliveTimeout: KEEP_ALIVE_MS,
  /** Between two checks for slow clients. */
  connectionsCheckingInterval: 5_000,
  /** Without a byte in either direction. */
  socketTimeout: 120_000,
  /** A client for whom bytes wait must read at least `minReadBytes` of them in this time. */
  readTimeout: 120_000,
  /** Bytes: 1 kbit/s, a tenth of what the slowest lines carry. */
  minReadBytes: 15_000,
}

export type ConnectionTimeouts = typeof CONNECTION_TIMEOUTS
