import { isDeepStrictEqual } from 'node:util'

/** Longest text that is written down whole; of longer ones, how long they are. */
const MAX_TEXT_CHARS = 200

/** Parts of names of fields that are nobody's to read, or that signing in changes by itself. */
const SECRET = /password|salt|hash|secret|token|code|session|otp|recovery|apikey/i

/** What the database keeps for itself, and what signing in counts. */
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'collection', 'loginAttempts', 'lockUntil'])

type Data = Readonly<Record<string, unknown>>

export type Changes = Record<string, readonly [before: unknown, after: unknown]>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Payload gives a related document whole or as its id; the audit stores the id. */
const isDocument = (value: Data): boolean => 'id' in value && 'updatedAt' in value

const isRichText = (value: Data): boolean =>
  isData(value.root) && Array.isArray(value.root.children)

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (!isData(value)) return value
  return isDocument(value) ? value.id : known(value)
}

function known(value: Data): Data {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const kept = plain(part)
      return kept === null ? [] : [[key, kept]]
    }),
  )
}

/** How many characters someone typed into a rich text. */
function typed(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, part) => sum + typed(part), 0)
  if (!isData(node)) return 0
  const own = typeof node.text === 'string' ? node.text.length : 0
  return own + typed(node.children) + typed(node.root)
}

function shortened(value: unknown): unknown {
  if (isData(value) && isRichText(value)) return `(${typed(value)} characters)`
  if (typeof value === 'string') {
    return value.length > MAX_TEXT_CHARS ? `(${value.length} characters)` : value
  }
  if (typeof value !== 'object' || value === null) return value
  const json = JSON.stringify(value)
  return json.length > MAX_TEXT_CHARS ? `(${json.length} characters)` : value
}

const isNested = (value: unknown) => isData(value) && !isRichText(value)

function collect(before: unknown, after: unknown, path: string, changes: Changes): void {
  if (isDeepStrictEqual(before, after)) return
  if (isNested(before) || isNested(after)) {
    const [old, now] = [isData(before) ? before : {}, isData(after) ? after : {}]
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if (SECRET.test(key) || (path === '' && OWN.has(key))) continue
      collect(old[key] ?? null, now[key] ?? null, path === '' ? key : `${path}.${key}`, changes)
    }
    return
  }
  changes[path] = [shortened(withoutSecrets(before)), shortened(withoutSecrets(after))]
}

/** Rows of a list are written down as they are: without what is secret in them. */
function withoutSecrets(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) =>
    isData(row) && !isRichText(row)
      ? Object.fromEntries(Object.entries(row).filter(([key]) => !SECRET.test(key)))
      : row,
  )
}

/**
 * What differs between two forms of a document, by the field's path (`so.title`), as
 * `[before, after]`: long texts as their length, without secrets and what the desk writes itself.
 */
export function changesBetween(before: Data | undefined, after: Data | undefined): Changes {
  const changes: Changes = {}
  collect(known(before ?? {}), known(after ?? {}), '', changes)
  return changes
}
