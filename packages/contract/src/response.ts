import * as v from 'valibot'
import { ERRORS, type ErrorCode } from './errors.ts'

/**
 * The response of a successful call of our host. `total` is the number of items on all pages of a list
 * that was requested by pages.
 */
export function goodResponse<T>(data: T, total?: number) {
  return { success: true, data, ...(total !== undefined && { total }) } as const
}

/**
 * The response of a failed call: `error` for people, `code` for programs. A text that was `removed` may have
 * `moved_to`, a path of the site or an https address where readers find what stands now.
 */
export function failedResponse(code: ErrorCode, movedTo?: string) {
  const error = ERRORS[code].words.EN
  return { success: false, error, code, ...(movedTo && { moved_to: movedTo }) } as const
}

const MovedSchema = v.object({
  code: v.literal('removed'),
  moved_to: v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https:\/\/)\S*$/)),
})

/** Where a text that was removed has gone, from the response's JSON; `undefined` where it is nowhere. */
export function movedTo(json: unknown): string | undefined {
  const moved = v.safeParse(MovedSchema, json)
  return moved.success ? moved.output.moved_to : undefined
}

/**
 * The data in a response's JSON. Our host sends `{ success: true, data }`; some hosts send
 * `{ data: { data } }` or `{ data }` (Specification §7 names both). `undefined` for anything else, and
 * for a response whose `success` is present and not true.
 */
export function responseData(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return undefined
  const { success, data } = json as { success?: unknown; data?: unknown }
  if (success !== undefined && success !== true) return undefined
  const isWrapped = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isWrapped && 'data' in data ? (data as { data: unknown }).data : data
}

/**
 * The number of items on all pages of a list, from `{ success, data, total }` or
 * `{ data: { data, total } }`. `undefined` where there is no whole number: the list is then complete.
 */
export function responseTotal(json: unknown): number | undefined {
  const isObject = (value: unknown): value is { data?: unknown; total?: unknown } =>
    typeof value === 'object' && value !== null
  if (!isObject(json)) return undefined
  const total = json.total ?? (isObject(json.data) ? json.data.total : undefined)
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : undefined
}

/**
 * The response's data, parsed by a schema; `undefined` when it has another shape, which is a failure
 * (Specification §8).
 */
export function parseResponse<S extends v.GenericSchema>(
  schema: S,
  json: unknown,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, responseData(json))
  return result.success ? result.output : undefined
}
