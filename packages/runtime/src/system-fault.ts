interface SystemError extends Error {
  readonly code?: unknown
  readonly syscall?: string
  /** Path of a file. */
  readonly path?: string
  /** Of a connection or a listening port. */
  readonly address?: string
  readonly port?: number
  readonly hostname?: string
}

type Sentence = (at: string) => string

/** Sentences for the codes of the system and of SQLite, with what to do. */
const SENTENCES: readonly (readonly [RegExp, Sentence])[] = [
  [/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/, (at) => `the disk${at} is full: make room and start again.`],
  [
    /^(?:EROFS|SQLITE_READONLY\w*)$/,
    (at) =>
      `the disk${at} may only be read: mount it for writing, or set DATA_DIR to another folder.`,
  ],
  [
    /^(?:EACCES|EPERM|SQLITE_CANTOPEN\w*|SQLITE_PERM)$/,
    (at) =>
      `the account that runs this may not use what is${at}: give it to that account (chown), or set DATA_DIR to a folder of its own.`,
  ],
  [
    /^SQLITE_(?:BUSY|LOCKED)\w*$/,
    () => 'another program holds the database: end it, or wait until it is done, and start again.',
  ],
  [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    (at) => `there is no machine${at}: is the name right, and is there a network?`,
  ],
  [
    /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    (at) => `nothing answers${at}: is it running?`,
  ],
]

/** Sentences for ports that this process cannot listen on. */
const PORT_SENTENCES: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) => `port ${port} is taken by another program: choose another.`,
  EACCES: ({ port }) => `port ${port} is for programs of the system: choose one above 1023.`,
  EADDRNOTAVAIL: ({ address }) => `this machine has no address ${address} to listen at.`,
}

function locationOf({ path, hostname, address, port }: SystemError): string {
  if (path !== undefined) return ` at ${path}`
  const host = hostname ?? address
  if (host === undefined) return ''
  return ` at ${host}${port === undefined ? '' : `:${port}`}`
}

/**
 * Describes a fault of the system in one sentence, with what to do; `undefined` for any other error. The
 * innermost error with a code counts, since libraries wrap it.
 */
export function systemFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, cause, syscall } = error as SystemError
  const portSentence = syscall === 'listen' ? PORT_SENTENCES[String(code)] : undefined
  if (portSentence) return portSentence(error)
  const entry = SENTENCES.find(([codes]) => codes.test(String(code)))
  if (entry) return entry[1](locationOf(error))
  // Several addresses were tried, such as IPv6 and IPv4.
  return systemFault(cause ?? (error instanceof AggregateError ? error.errors[0] : undefined))
}
