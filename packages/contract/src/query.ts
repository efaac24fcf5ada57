import { CALLS, type CallName } from './calls.ts'
import { type CategoryId, isCategoryId } from './categories.ts'
import type { ErrorCode } from './errors.ts'
import { type Language, queriedLanguage } from './language.ts'
import { LIMIT, PAGE, PAGE_SIZE, PLACE, type QueryKey } from './query-keys.ts'

/** Most characters of a leader's title in a query; the longest fixed title has 43. */
export const MAX_TITLE_CHARS = 200

/** Most characters of a subcategory's name in a query. */
export const MAX_SUBCATEGORY_CHARS = 200

/** Most characters of a content version in a query; ours have 36. */
export const MAX_VERSION_CHARS = 100

/** An instant as `Date.prototype.toISOString` writes it (ECMA-262, Date Time String Format). */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A call's query after the check. */
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
  readonly since?: string
  readonly level?: number
  readonly index?: number
}

type QueryCheck =
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
  version: 'invalid_version',
  place: 'invalid_place',
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

function numberWithin(text: string, { min, max }: { readonly min: number; readonly max: number }) {
  const number = wholeNumber(text)
  return number !== undefined && number >= min && number <= max ? number : undefined
}

function filledText(text: string, maxChars: number): string | undefined {
  const trimmed = text.trim()
  return trimmed !== '' && trimmed.length <= maxChars ? trimmed : undefined
}

/** The value of a query key, or `undefined` where the text is not valid for its kind. */
function parseValue(kind: QueryKey['kind'], text: string) {
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
    case 'version':
      return filledText(text, MAX_VERSION_CHARS)
    case 'place':
      return numberWithin(text, PLACE)
    case 'switch':
    case 'strict':
      return text === '1' ? true : text === '0' ? false : undefined
  }
}

/**
 * Checks a call's query by its definition. Keys that the call does not know are ignored, and missing
 * optional keys are left out. A missing required key, a value out of bounds and a repeated key, whose
 * meaning would be ambiguous, are errors.
 */
export function checkQuery(name: CallName, search: URLSearchParams): QueryCheck {
  const query: Record<string, unknown> = {}
  for (const [key, { kind, required }] of Object.entries<QueryKey>(CALLS[name].query)) {
    const [text, ...repeated] = search.getAll(key)
    if (repeated.length > 0) return { ok: false, code: 'repeated_key' }
    if (text === undefined && !required) continue
    const value = text === undefined ? undefined : parseValue(kind, text)
    if (value === undefined) return { ok: false, code: INVALID[kind] }
    query[key] = value
  }
  return { ok: true, query }
}

/** The id in a path: a positive whole number that fits a database's integer key. */
export function checkId(text: string): number | undefined {
  const id = wholeNumber(text)
  return id !== undefined && id >= 1 && id <= 2_147_483_647 ? id : undefined
}
