import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { BOOKKEEPING_FIELDS, PUBLICATION_FIELDS } from '../../collections/posts/text-selection.ts'
import type { TypedFields } from './draft-store.ts'

type Data = Readonly<Record<string, unknown>>

const GROUPS: readonly string[] = Object.values(LANGUAGE_GROUP)

/** Fields that are never stored: secrets, files, and fields that the desk itself sets. */
const isExcluded = (name: string) =>
  /password|code|secret|token/i.test(name) ||
  ['file', 'keepBoth', ...BOOKKEEPING_FIELDS, ...PUBLICATION_FIELDS].includes(name)

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a rich text is empty: the editor makes one as soon as a field is clicked. */
function isEmptyText(value: Data): boolean {
  const children = isObject(value.root) ? value.root.children : undefined
  return (
    Array.isArray(children) &&
    children.every(({ type, children: inner }) => type === 'paragraph' && inner?.length === 0)
  )
}

/** Makes values equal that are equal to an editor: any empty value, key order, surrounding spaces. */
function canonical(value: unknown): unknown {
  if (value === undefined || value === null || value === false) return ''
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.length === 0 ? '' : value.map(canonical)
  if (!isObject(value)) return value
  if (isEmptyText(value)) return ''
  const keys = Object.keys(value).toSorted()
  return keys.map((key) => [key, canonical(value[key])]).filter(([, inner]) => inner !== '')
}

/** A short text that differs if two values do (FNV-1a, twice): for comparison, not for secrecy. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(canonical(value))
  let [low, high] = [0x811c9dc5, 0x01000193]
  for (const char of text) {
    low = Math.imul(low ^ (char.codePointAt(0) ?? 0), 0x01000193)
    high = Math.imul(high ^ low, 0x85ebca6b)
  }
  return `${text.length}-${low >>> 0}-${high >>> 0}`
}

/** A document's fields by path, one level into the languages' groups. */
function fieldsByPath(data: Data): ReadonlyMap<string, unknown> {
  const fields = Object.entries(data).flatMap(([name, value]): [string, unknown][] =>
    GROUPS.includes(name) && isObject(value)
      ? Object.entries(value).map(([inner, text]) => [`${name}.${inner}`, text])
      : [[name, value]],
  )
  return new Map(fields.filter(([path]) => !isExcluded(path.split('.').at(-1) ?? '')))
}

/** The fields of a form that differ from the document that was saved last. */
export function typedFields(saved: Data, form: Data): TypedFields {
  const before = fieldsByPath(saved)
  const fields = [...fieldsByPath(form)].flatMap(([path, value]) => {
    const was = fingerprint(before.get(path))
    return fingerprint(value) === was ? [] : [[path, { value: value ?? null, was }] as const]
  })
  return Object.fromEntries(fields)
}

/** The stored fields that differ from the form's values. */
export function missingFields(form: Data, stored: TypedFields): TypedFields {
  const current = fieldsByPath(form)
  const differs = (path: string, value: unknown) =>
    fingerprint(value) !== fingerprint(current.get(path))
  return Object.fromEntries(
    Object.entries(stored).filter(([path, { value }]) => differs(path, value)),
  )
}

/** Whether somebody saved a field after the stored value was typed. */
export function isNewerThan(saved: Data, path: string, { was }: TypedFields[string]): boolean {
  return fingerprint(fieldsByPath(saved).get(path)) !== was
}

/** A form's data with the stored fields in it. */
export function applyTyped(form: Data, stored: TypedFields): Record<string, unknown> {
  const data: Record<string, unknown> = { ...form }
  for (const [path, { value }] of Object.entries(stored)) {
    const [name = '', inner] = path.split('.')
    const group = data[name]
    data[name] = inner === undefined ? value : { ...(isObject(group) ? group : {}), [inner]: value }
  }
  return data
}

/** The text of a stored value; empty if it has none. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(' · ')
  if (!isObject(value)) return ''
  if (isObject(value.root)) return plainText(value.root.children)
  if (typeof value.text === 'string') return value.text
  return Array.isArray(value.children) ? value.children.map(plainText).join('') : ''
}
