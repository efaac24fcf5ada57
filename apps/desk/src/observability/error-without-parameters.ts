import type { Payload } from 'payload'

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: unknown
  readonly cause?: LoggedError
}

/** The parameters of a failed statement in drizzle's message, up to the stack or the end. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/g

/** Email addresses in the messages of libraries and servers. */
const ADDRESSES = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const clean = (text: string) => text.replace(PARAMETERS, '').replace(ADDRESSES, '(address)')

/**
 * An error for the log, without personal data: the message of a failed statement holds its parameters,
 * such as a visitor's message. Of a value that is no error only the type is logged.
 */
export function errorWithoutParameters(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const { cause, code } = error as Error & { code?: unknown }
  // PostgreSQL's messages quote values that it refuses, so that only the code is logged.
  if ('severity' in error) return { type: error.name, message: `SQLSTATE ${code}`, code }
  // Mail servers' messages name recipients.
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

/** Has Payload log errors without parameters. */
export function omitParametersFromLogs(payload: Payload): void {
  const serializers = { err: errorWithoutParameters, error: errorWithoutParameters }
  Object.assign(payload, { logger: payload.logger.child({}, { serializers }) })
}
