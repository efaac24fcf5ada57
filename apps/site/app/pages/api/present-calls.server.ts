import {
  CALLS,
  CATEGORY,
  type Call,
  callPath,
  ERRORS,
  type ErrorCode,
  INSTITUTION,
  type Language,
  LEADERSHIP_TITLES,
  newsCategory,
  type QueryKey,
} from '@gaashaan/contract'
import { contactReferenceExample } from '@gaashaan/contract/examples'
import {
  CALL_DESCRIPTIONS,
  KEY_DESCRIPTIONS,
  type KeyName,
  type PublicCallName,
} from '@gaashaan/contract/open-api/call-descriptions'
import { CALL_EXAMPLES, PUBLIC_CALLS } from '@gaashaan/contract/open-api/open-api'
import { KIND_SCHEMAS } from '@gaashaan/contract/open-api/schemas'
import type { apiPage } from '../../messages/so/api-page.server.ts'

type ApiPageText = typeof apiPage

export interface QueryKeyView {
  readonly name: string
  readonly about: string
  readonly values: string
  readonly required: boolean
}

/** A call as its section shows it. */
export interface CallView {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly title: string
  readonly text: string
  readonly keys: readonly QueryKeyView[]
  /** An address to try, where every host answers it. */
  readonly example?: string | undefined
  readonly sent?: string | undefined
  readonly answer: string
  readonly failures: readonly {
    readonly code: string
    readonly status: number
    readonly about: string
  }[]
}

/** What a key may be, in words, from the bounds that check it. */
function valuesOf(kind: QueryKey['kind'], words: ApiPageText): string {
  if (kind === 'category') {
    return Object.entries(CATEGORY)
      .map(([name, id]) => `${id} ${name}`)
      .join(', ')
  }
  const { enum: all, minimum, maximum, maxLength, format } = KIND_SCHEMAS[kind]
  if (Array.isArray(all)) return all.join(', ')
  if (format === 'date-time') return words.instant
  if (maxLength !== undefined) return words.text(Number(maxLength))
  return words.between(Number(minimum), Number(maximum))
}

/** Values with which every host answers something. */
function exampleOf(name: PublicCallName, call: Call, language: Language): string | undefined {
  if (call.method !== 'GET' || name === 'post') return undefined
  const values: Readonly<Record<string, string | number>> = {
    category_id: newsCategory(language),
    language,
    title: LEADERSHIP_TITLES.minister[language],
    ...(name === 'leaderByTitle' && { strict: 1 }),
    ...(name === 'postsByCategory' && { page: 1, page_size: 4 }),
    ...(name === 'latestPosts' && { limit: 5 }),
  }
  const known = Object.keys(call.query).flatMap((key) => {
    const value = values[key]
    return value === undefined ? [] : [[key, value]]
  })
  return callPath(name, Object.fromEntries(known), INSTITUTION.army)
}

function keysOf(call: Call, language: Language, words: ApiPageText): QueryKeyView[] {
  const inPath = call.path.includes(':id')
    ? [{ name: 'id', about: KEY_DESCRIPTIONS.id[language], values: words.number, required: true }]
    : []
  const inQuery = Object.entries<QueryKey>(call.query).map(([name, { kind, required }]) => ({
    name,
    about: KEY_DESCRIPTIONS[name as KeyName][language],
    values: valuesOf(kind, words),
    required,
  }))
  return [...inPath, ...inQuery]
}

const failure = (code: ErrorCode, language: Language) => {
  const { status, words: messages } = ERRORS[code]
  return { code, status, about: messages[language] }
}

/** The public calls for people who write programs, from what checks them. */
export function presentCalls(language: Language, words: ApiPageText): readonly CallView[] {
  return PUBLIC_CALLS.map((name) => {
    const call: Call = CALLS[name]
    const example = JSON.stringify(CALL_EXAMPLES[name], null, 2)
    return {
      id: name,
      method: call.method,
      path: call.path.replace(':id', '{id}'),
      ...CALL_DESCRIPTIONS[name][language],
      keys: keysOf(call, language, words),
      example: exampleOf(name, call, language),
      ...(call.body && { sent: example }),
      answer: call.data
        ? JSON.stringify({ success: true, data: CALL_EXAMPLES[name] }, null, 2)
        : JSON.stringify({ success: true, reference: contactReferenceExample }, null, 2),
      failures: call.errors.map((code) => failure(code, language)),
    }
  })
}
