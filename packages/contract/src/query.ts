import { CALLS, type CallName, LIMIT, PAGE, PAGE_SIZE, type QueryKey } from './calls.ts'
import { type CategoryId, isCategoryId } from './categories.ts'
import type { ErrorCode } from './errors.ts'
import { type Language, queriedLanguage } from './language.ts'

/** Most characters of a leader's title in a query; the longest fixed title has 43. */
export const MAX_TITLE_CHARS = 200

/** Most characters of a subcategory's name in a query. */
export const MAX_SUBCATEGORY_CHARS = 200

/** An instant as `Date.prototype.toISOString` writes it (ECMA-262, Date Time String Format). */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A call's query after the check, with its defaults. */
export interface CheckedQuery {
  readonly language?: Language
  readonly category_id?: CategoryId
  readonly limit?: number
  readonly page?: number
  readonly page_size?: number
  readonly subcategory_name?: string
  readonly has_post_url?: boolean
  readonly with_content?: boolean
  readonly closes_from?: string
  readonly closes_before?: string
  readonly title?: string
  readonly strict?: boolean
}

export type QueryCheck =
  | { readonly ok: true; readonly query: CheckedQuery }
  | { readonly ok: false; readonly code: ErrorCode }

const INVALID: Readonly<Record<QueryKey['kind'], ErrorCode>> = {
  language: 'invalid_language',
  category: 'invalid_category',
  limit: 'invalid_limit',
  page: 'invalid_page',
  pageSize: 'invalid_page_size',
  subcategory: 'invalid_subcategory',
  switch: 'invalid_switch',
  instant: 'invalid_instant',
  title: 'invalid_title',
  strict: 'invalid_strict',
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

function numberWithin(text: string, bounds: { readonly least: number; readonly most: number }) {
  const number = wholeNumber(text)
  return number !== undefined && number >= bounds.least && number <= bounds.most
    ? number
    : undefined
}

function filledText(text: string, longest: number): string | undefined {
  const trimmed = text.trim()
  return trimmed !== '' && trimmed.length <= longest ? trimmed : undefined
}

/** The value a query text stands for, or `undefined` when it makes no sense for its kind. */
function readValue(kind: QueryKey['kind'], text: string) {
  switch (kind) {
    case 'language':
      return queriedLanguage(text)
    case 'category': {
      const id = wholeNumber(text)
      return id !== undefined && isCategoryId(id) ? id : undefined
    }
    case 'limit':
      return numberWithin(text, LIMIT)
    case 'page':
      return numberWithin(text, PAGE)
    case 'pageSize':
      return numberWithin(text, PAGE_SIZE)
    case 'subcategory':
      return filledText(text, MAX_SUBCATEGORY_CHARS)
    case 'instant':
      return INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
    case 'title':
      return filledText(text, MAX_TITLE_CHARS)
    case 'switch':
    case 'strict':
      return text === '1' ? true : text === '0' ? false : undefined
  }
}

/**
 * Checks a call's query by its definition. Keys the call does not know are ignored; a missing
 * optional key is left out; a missing required key, any value out of bounds, or a key that comes more
 * than once, whose meaning nobody can know, is an error code.
 */
export function checkQuery(name: CallName, search: URLSearchParams): QueryCheck {
  const query: Record<string, unknown> = {}
  for (const [key, { kind, required }] of Object.entries<QueryKey>(CALLS[name].query)) {
    const [text, ...others] = search.getAll(key)
    if (others.length > 0) return { ok: false, code: 'repeated_key' }
    if (text === undefined && !required) continue
    const value = text === undefined ? undefined : readValue(kind, text)
    if (value === undefined) return { ok: false, code: INVALID[kind] }
    query[key] = value
  }
  return { ok: true, query }
}

/** The id in a path: a positive whole number that a database can hold, else `undefined`. */
export function checkId(text: string): number | undefined {
  const id = wholeNumber(text)
  return id !== undefined && id >= 1 && id <= 2_147_483_647 ? id : undefined
}
