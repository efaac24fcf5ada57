import * as v from 'valibot'
import { ERRORS, type ErrorCode } from './errors.ts'

/** What a failing call answers: `error` for people, `code` for programs. */
export interface FailedResponse {
  readonly success: false
  readonly error: string
  readonly code: ErrorCode
}

/** What a call of our host answers when all went well. */
export interface GoodResponse<T> {
  readonly success: true
  readonly data: T
  /** Of a list that was asked for by pages: how many items all pages have. */
  readonly total?: number
}

export function goodResponse<T>(data: T, total?: number): GoodResponse<T> {
  return total === undefined ? { success: true, data } : { success: true, data, total }
}

export function failedResponse(code: ErrorCode): FailedResponse {
  return { success: false, error: ERRORS[code].words.EN, code }
}

/**
 * The data in an answer's JSON. Our host answers `{ success: true, data }`; some hosts answer
 * `{ data: { data } }` or `{ data }` (Specification §7 names both). Anything else, and any answer
 * whose `success` is present and not true, is `undefined`.
 */
export function responseData(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return undefined
  const answer = json as { success?: unknown; data?: unknown }
  if (answer.success !== undefined && answer.success !== true) return undefined
  const { data } = answer
  const isWrapped = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isWrapped && 'data' in data ? (data as { data: unknown }).data : data
}

/**
 * How many items all pages of a list have, beside the data of `{ success, data, total }` or
 * `{ data: { data, total } }`. `undefined` where the host told no whole number: its list is whole.
 */
export function responseTotal(json: unknown): number | undefined {
  const tells = (value: unknown): value is { data?: unknown; total?: unknown } =>
    typeof value === 'object' && value !== null
  if (!tells(json)) return undefined
  const total = json.total ?? (tells(json.data) ? json.data.total : undefined)
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : undefined
}

/**
 * The answer's data in the shape a schema asks for, or `undefined` when it has another shape: the
 * unexpected shapes of Specification §8, which are treated as a failure.
 */
export function parseResponse<S extends v.GenericSchema>(
  schema: S,
  json: unknown,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, responseData(json))
  return result.success ? result.output : undefined
}
