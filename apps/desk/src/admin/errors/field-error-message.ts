import type { Config } from 'payload'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

type FaultyFields = Record<string, unknown> & {
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

function faultyFields(error: unknown): FaultyFields | undefined {
  const data = (error as { readonly data?: unknown }).data as Partial<FaultyFields> | null
  return Array.isArray(data?.errors) ? (data as FaultyFields) : undefined
}

/**
 * Says in the answer which fields are wrong and why, so that a form shows it at the field. Payload
 * does so by the error's class, of which a built desk has two: the one of its routes, and the one of
 * what was opened before the first request.
 */
export const fieldErrorMessage: AfterError = ({ error, result }) => {
  const data = faultyFields(error)
  if (!data || result?.errors?.some((told) => 'data' in told)) return undefined
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data }] } }
}
