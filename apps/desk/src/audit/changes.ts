import { isDeepStrictEqual } from 'node:util'

/** The longest text that is recorded whole; of a longer one only its length is. */
const MAX_TEXT_CHARS = 200

/** Names of fields that are secret, or that signing in changes. */
const SECRET = /password|salt|hash|secret|token|code|session|otp|recovery|apikey/i

/** Fields that the database sets, and counters of the sign-in. */
const IGNORED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'collection',
  'changedBy',
  'loginAttempts',
  'lockUntil',
])

type Data = Readonly<Record<string, unknown>>

type Changes = Record<string, readonly [before: unknown, after: unknown]>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Payload returns a related document whole or as its id; the audit stores the id. */
const isDocument = (value: Data): boolean => 'id' in value && 'updatedAt' in value

const isRichText = (value: Data): boolean =>
  isData(value.root) && Array.isArray(value.root.children)

/** `null` for every kind of empty value, the id for a related document. */
function normalize(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalize)
  if (!isData(value)) return value
  return isDocument(value) ? value.id : normalizeFields(value)
}

function normalizeFields(data: Data): Data {
  const fields = Object.entries(data).map(([key, value]) => [key, normalize(value)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== null))
}

/** The number of characters in a rich text. */
function textLength(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, part) => sum + textLength(part), 0)
  if (!isData(node)) return 0
  const length = typeof node.text === 'string' ? node.text.length : 0
  return length + textLength(node.children) + textLength(node.root)
}

function shorten(value: unknown): unknown {
  if (isData(value) && isRichText(value)) return `(${textLength(value)} characters)`
  if (typeof value === 'string') {
    return value.length > MAX_TEXT_CHARS ? `(${value.length} characters)` : value
  }
  if (typeof value !== 'object' || value === null) return value
  const json = JSON.stringify(value)
  return json.length > MAX_TEXT_CHARS ? `(${json.length} characters)` : value
}

const isNested = (value: unknown): value is Data => isData(value) && !isRichText(value)

function collectChanges(before: unknown, after: unknown, path: string, changes: Changes): void {
  if (isDeepStrictEqual(before, after)) return
  if (isNested(before) || isNested(after)) {
    const [oldData, newData] = [isData(before) ? before : {}, isData(after) ? after : {}]
    for (const key of Object.keys({ ...oldData, ...newData })) {
      if (SECRET.test(key) || (path === '' && IGNORED.has(key))) continue
      const fieldPath = path === '' ? key : `${path}.${key}`
      collectChanges(oldData[key] ?? null, newData[key] ?? null, fieldPath, changes)
    }
    return
  }
  changes[path] = [shorten(withoutSecrets(before)), shorten(withoutSecrets(after))]
}

/** The rows of a list, which are recorded whole, without their secret fields. */
function withoutSecrets(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) =>
    isNested(row)
      ? Object.fromEntries(Object.entries(row).filter(([key]) => !SECRET.test(key)))
      : row,
  )
}

/**
 * The differences between two states of a document as `[before, after]`, by the field's path
 * (`so.title`). Long texts are given as their length; secrets and bookkeeping fields are left out.
 */
export function changesBetween(before: Data | undefined, after: Data | undefined): Changes {
  const changes: Changes = {}
  collectChanges(normalizeFields(before ?? {}), normalizeFields(after ?? {}), '', changes)
  return changes
}
