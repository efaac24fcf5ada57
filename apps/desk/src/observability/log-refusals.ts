import type { LoggerOptions } from 'pino'
import { errorWithoutParameters } from './error-without-parameters.ts'

/** The error of a request as Payload logs it, with nothing beside it, where it refuses (4xx). */
function refusalIn(
  args: readonly unknown[],
): { readonly status: number; readonly err: Error } | undefined {
  const [entry, ...more] = args
  if (more.length > 0 || typeof entry !== 'object' || entry === null) return undefined
  const { err, ...others } = entry as { readonly err?: unknown }
  if (!(err instanceof Error) || Object.keys(others).length > 0) return undefined
  const { status } = err as { readonly status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500 ? { status, err } : undefined
}

/**
 * Has a request that was refused be a line without a stack: who typed a wrong password, or may not do
 * what they asked for, is no fault of the desk. Payload logs all but five kinds of it as errors.
 */
export const logRefusals: LoggerOptions['hooks'] = {
  logMethod(args, method, level) {
    const refusal = level === this.levels.values.error ? refusalIn(args) : undefined
    if (!refusal) return method.apply(this, args)
    this.info({ status: refusal.status }, errorWithoutParameters(refusal.err).message)
  },
}
