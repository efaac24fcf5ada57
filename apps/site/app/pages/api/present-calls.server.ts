import {
  CALLS,
  CATEGORY,
  type Call,
  callPath,
  ERRORS,
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

/** The values that a query key accepts, as a text made from the bounds that check them. */
function valuesOf(kind: QueryKey['kind'], messages: ApiPageText): string {
  if (kind === 'category') {
    return Object.entries(CATEGORY)
      .map(([name, id]) => `${id} ${name}`)
      .join(', ')
  }
  const { enum: values, minimum, maximum, maxLength, format } = KIND_SCHEMAS[kind]
  if (Array.isArray(values)) return values.join(', ')
  if (format === 'date-time') return messages.instant
  if (maxLength !== undefined) return messages.text(Number(maxLength))
  return messages.between(Number(minimum), Number(maximum))
}

/** A path to try, for the calls to which every host has something to respond with. */
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
  const query = Object.keys(call.query).map((key) => [key, values[key]])
  return callPath(name, Object.fromEntries(query), INSTITUTION.army)
}

function keysOf(call: Call, language: Language, messages: ApiPageText) {
  const id = { name: 'id', about: KEY_DESCRIPTIONS.id[language], values: messages.number }
  const query = Object.entries<QueryKey>(call.query).map(([name, { kind, required }]) => ({
    name,
    about: KEY_DESCRIPTIONS[name as KeyName][language],
    values: valuesOf(kind, messages),
    required,
  }))
  return call.path.includes(':id') ? [{ ...id, required: true }, ...query] : query
}

/** The documentation of the public calls, made from the definitions that check them. */
export function presentCalls(language: Language, messages: ApiPageText) {
  return PUBLIC_CALLS.map((name) => {
    const call: Call = CALLS[name]
    const example = CALL_EXAMPLES[name]
    const response = call.data ? { data: example } : { reference: contactReferenceExample }
    return {
      id: name,
      method: call.method,
      path: call.path.replace(':id', '{id}'),
      ...CALL_DESCRIPTIONS[name][language],
      keys: keysOf(call, language, messages),
      example: exampleOf(name, call, language),
      body: call.body && JSON.stringify(example, null, 2),
      response: JSON.stringify({ success: true, ...response }, null, 2),
      failures: call.errors.map((code) => {
        const { status, words } = ERRORS[code]
        return { code, status, about: words[language] }
      }),
    }
  })
}

export type CallView = ReturnType<typeof presentCalls>[number]
