/** The server's log for operators, one line an event; it never names a reader. */
export interface Log {
  readonly info: (line: string) => void
  readonly warn: (line: string) => void
  readonly error: (line: string) => void
  /** A line with fields of its own, where the log takes them. */
  readonly event?: (
    level: 'debug' | 'info',
    line: string,
    fields: Readonly<Record<string, unknown>>,
  ) => void
  /** Whether somebody wants to know of every request. */
  readonly isDebug?: boolean
}

export const consoleLog: Log = {
  info: (line) => console.log(line),
  warn: (line) => console.warn(`warning: ${line}`),
  error: (line) => console.error(`error: ${line}`),
}
