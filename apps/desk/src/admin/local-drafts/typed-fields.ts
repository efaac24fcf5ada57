import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { BOOKKEEPING, FACTS } from '../../collections/posts/text-selection.ts'
import type { TypedFields } from './draft-store.ts'

type Data = Readonly<Record<string, unknown>>

const GROUPS: readonly string[] = Object.values(LANGUAGE_GROUP)

/** Never stored: secrets, files (no text holds them), and fields that the desk itself fills. */
const isLeftOut = (name: string) =>
  /password|code|secret|token/i.test(name) ||
  ['file', 'keepBoth', ...BOOKKEEPING, ...FACTS].includes(name)

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a rich text has nothing in it: the editor makes one of a field that was only clicked. */
function isEmptyText(value: Data): boolean {
  const children = isObject(value.root) ? value.root.children : undefined
  return (
    Array.isArray(children) &&
    children.every(({ type, children: inside }) => type === 'paragraph' && inside?.length === 0)
  )
}

/** The same for what is the same to an editor: nothing in any form, keys in any order, spaces around. */
function canonical(value: unknown): unknown {
  if (value === undefined || value === null || value === false) return ''
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.length === 0 ? '' : value.map(canonical)
  if (!isObject(value)) return value
  if (isEmptyText(value)) return ''
  const keys = Object.keys(value).toSorted()
  return keys.map((key) => [key, canonical(value[key])]).filter(([, inside]) => inside !== '')
}

/** A short text that differs where two values do (FNV-1a, twice): not a secret, only a comparison. */
export function digestOf(value: unknown): string {
  const text = JSON.stringify(canonical(value))
  let [low, high] = [0x811c9dc5, 0x01000193]
  for (const char of text) {
    low = Math.imul(low ^ (char.codePointAt(0) ?? 0), 0x01000193)
    high = Math.imul(high ^ low, 0x85ebca6b)
  }
  return `${text.length}-${low >>> 0}-${high >>> 0}`
}

/** A document's fields by path, one level into the languages' groups. */
function fieldsOf(data: Data): ReadonlyMap<string, unknown> {
  const fields = Object.entries(data).flatMap(([name, value]): [string, unknown][] =>
    GROUPS.includes(name) && isObject(value)
      ? Object.entries(value).map(([inner, text]) => [`${name}.${inner}`, text])
      : [[name, value]],
  )
  return new Map(fields.filter(([path]) => !isLeftOut(path.split('.').at(-1) ?? '')))
}

/** What a form says otherwise than the document that was saved last. */
export function typedFields(saved: Data, form: Data): TypedFields {
  const before = fieldsOf(saved)
  const typed = [...fieldsOf(form)].map(([path, value]) => ({
    path,
    value,
    was: digestOf(before.get(path)),
  }))
  return Object.fromEntries(
    typed
      .filter(({ value, was }) => digestOf(value) !== was)
      .map(({ path, value, was }) => [path, { value: value ?? null, was }]),
  )
}

/** The stored fields that differ from the form's values. */
export function missingFields(form: Data, kept: TypedFields): TypedFields {
  const now = fieldsOf(form)
  return Object.fromEntries(
    Object.entries(kept).filter(([path, { value }]) => digestOf(value) !== digestOf(now.get(path))),
  )
}

/** Whether somebody saved a field after the stored text had been begun. */
export function isNewerThan(saved: Data, path: string, { was }: TypedFields[string]): boolean {
  return digestOf(fieldsOf(saved).get(path)) !== was
}

/** A form's data with the stored fields in their places. */
export function withTyped(form: Data, kept: TypedFields): Record<string, unknown> {
  const data: Record<string, unknown> = { ...form }
  for (const [path, { value }] of Object.entries(kept)) {
    const [name = '', inner] = path.split('.')
    const group = data[name]
    data[name] = inner === undefined ? value : { ...(isObject(group) ? group : {}), [inner]: value }
  }
  return data
}

/** The words of a kept value, as far as it has any. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' · ')
  if (!isObject(value)) return ''
  if (isObject(value.root)) return wordsOf(value.root.children)
  if (typeof value.text === 'string') return value.text
  return Array.isArray(value.children) ? value.children.map(wordsOf).join('') : ''
}
