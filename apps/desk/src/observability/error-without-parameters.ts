import type { Payload } from 'payload'

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: unknown
  readonly cause?: LoggedError
}

/** From the values of a statement that failed to the stack below them, or to the end. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/g

/** E-mail addresses in what a library or a server says. */
const ADDRESSES = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const clean = (text: string) => text.replace(PARAMETERS, '').replace(ADDRESSES, '(address)')

/**
 * An error as it may stand in a log: a statement that failed holds what it was given, such as a
 * visitor's message or somebody's e-mail address. What is no error is told by its kind alone.
 */
export function errorWithoutParameters(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const { cause, code } = error as Error & { code?: unknown }
  // PostgreSQL's own words quote a value that it cannot take: its code says enough.
  if ('severity' in error) return { type: error.name, message: `SQLSTATE ${code}`, code }
  // So do mail servers', of who is written to.
  if ('responseCode' in error) {
    return { type: error.name, message: `The mail server said ${error.responseCode}`, code }
  }
  return {
    type: error.name,
    message: clean(error.message),
    ...(error.stack !== undefined && { stack: clean(error.stack) }),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: errorWithoutParameters(cause) }),
  }
}

/** Makes everything that Payload logs leave out the values of statements that failed. */
export function keepParametersOutOfLogs(payload: Payload): void {
  const serializers = { err: errorWithoutParameters, error: errorWithoutParameters }
  Object.assign(payload, { logger: payload.logger.child({}, { serializers }) })
}
