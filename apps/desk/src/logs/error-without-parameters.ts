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

/**
 * An error as it may stand in a log: a statement that failed holds what it was given, such as a
 * visitor's message or somebody's e-mail address. What is no error is told by its kind alone.
 */
export function errorWithoutParameters(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const { cause, code } = error as Error & { code?: unknown }
  // PostgreSQL's own words quote a value that it cannot take: its code says enough.
  if ('severity' in error) return { type: error.name, message: `SQLSTATE ${code}`, code }
  return {
    type: error.name,
    message: error.message.replace(PARAMETERS, ''),
    stack: error.stack?.replace(PARAMETERS, ''),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: errorWithoutParameters(cause) }),
  }
}

/** Makes everything that Payload logs leave out the values of statements that failed. */
export function keepParametersOutOfLogs(payload: Payload): void {
  const serializers = { err: errorWithoutParameters, error: errorWithoutParameters }
  Object.assign(payload, { logger: payload.logger.child({}, { serializers }) })
}
