/** Where the server says what operators should know, one line each; never who asked. */
export interface Log {
  readonly info: (line: string) => void
  readonly warn: (line: string) => void
  readonly error: (line: string) => void
}

export const consoleLog: Log = {
  info: (line) => console.log(line),
  warn: (line) => console.warn(`warning: ${line}`),
  error: (line) => console.error(`error: ${line}`),
}

/** What went wrong, in a few words, from anything that was thrown. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const { cause } = thrown
  return cause instanceof Error ? `${thrown.message} (${cause.message})` : thrown.message
}
