/** The server's log for operators: one line an event. It never identifies a reader. */
export interface Log {
  readonly info: (line: string) => void
  readonly warn: (line: string) => void
  readonly error: (line: string) => void
  /** Writes a line with additional fields, if the log supports them. */
  readonly event?: (
    level: 'debug' | 'info',
    line: string,
    fields: Readonly<Record<string, unknown>>,
  ) => void
  /** Whether every request is logged. */
  readonly isDebug?: boolean
}

export const consoleLog: Log = {
  info: (line) => console.log(line),
  warn: (line) => console.warn(`warning: ${line}`),
  error: (line) => console.error(`error: ${line}`),
}
