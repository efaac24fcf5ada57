import type { LoggerOptions } from 'pino'
import { errorWithoutParameters } from './error-without-parameters.ts'

/** The error of a refused request (4xx), which Payload logs without a message. */
function findRefusal(
  args: readonly unknown[],
): { readonly status: number; readonly err: Error } | undefined {
  const [entry, ...rest] = args
  if (rest.length > 0 || typeof entry !== 'object' || entry === null) return undefined
  const { err, ...fields } = entry as { readonly err?: unknown }
  if (!(err instanceof Error) || Object.keys(fields).length > 0) return undefined
  const { status } = err as { readonly status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500 ? { status, err } : undefined
}

/**
 * Logs a refused request, such as a wrong password or a missing right, at level `info` without a stack:
 * it is no fault of the desk. Payload logs most of them as errors.
 */
export const logRefusals: LoggerOptions['hooks'] = {
  logMethod(args, method, level) {
    const refusal = level === this.levels.values.error ? findRefusal(args) : undefined
    if (!refusal) return method.apply(this, args)
    this.info({ status: refusal.status }, errorWithoutParameters(refusal.err).message)
  },
}
