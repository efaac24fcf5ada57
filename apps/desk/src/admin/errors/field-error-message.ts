import type { AfterErrorHook } from 'payload'

/**
 * Adds the wrong fields and their messages to the response, so that a form shows them at the field.
 * Payload does this only for errors of its class, which exists twice in a built desk: once in its
 * routes and once in what is loaded before the first request.
 */
export const fieldErrorMessage: AfterErrorHook = ({ error, result }) => {
  const { data } = error as { readonly data?: Record<string, unknown> }
  const hasFields = Array.isArray(data?.errors)
  if (!hasFields || result?.errors?.some((item) => 'data' in item)) return undefined
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data }] } }
}
