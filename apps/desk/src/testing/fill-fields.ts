import type { Field } from 'payload'

/** The values for texts and rich texts. */
interface FillTexts {
  readonly text: string
  readonly richText: unknown
}

type Data = Record<string, unknown>

const TEXT_TYPES = ['text', 'textarea', 'email', 'code']

/** Whether people can write to a field. */
function isWritable(field: Field): boolean {
  const { virtual, hidden, access } = field as {
    virtual?: unknown
    hidden?: boolean
    access?: { update?: unknown }
  }
  return !virtual && !hidden && access?.update === undefined
}

function valueFor(field: Field, texts: FillTexts): unknown {
  if (TEXT_TYPES.includes(field.type)) {
    return (field as { hasMany?: boolean }).hasMany ? [texts.text] : texts.text
  }
  switch (field.type) {
    case 'richText':
      return texts.richText
    case 'group':
      return fillFields(field.fields, texts)
    case 'array':
      return [fillFields(field.fields, texts)]
    case 'checkbox':
      return true
    case 'number':
      return field.min ?? 1
    case 'date':
      return '2026-11-20T09:00:00.000Z'
    case 'select': {
      const [first] = field.options
      const value = typeof first === 'object' ? first.value : first
      return field.hasMany ? [value] : value
    }
    default:
      return undefined
  }
}

/** Data for the fields of a loaded config, with the same value in every text that people can write. */
export function fillFields(fields: readonly Field[], texts: FillTexts): Data {
  const data: Data = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const inTab = fillFields(tab.fields, texts)
        Object.assign(data, 'name' in tab && tab.name ? { [tab.name]: inTab } : inTab)
      }
    } else if (!('name' in field) && 'fields' in field) {
      Object.assign(data, fillFields(field.fields, texts))
    } else if ('name' in field && field.name && isWritable(field)) {
      const value = valueFor(field, texts)
      if (value !== undefined) data[field.name] = value
    }
  }
  return data
}

/** The paths of all filled texts in data, in the form of Payload's validation errors. */
export function textPaths(data: unknown, texts: FillTexts, before = ''): string[] {
  if (data === texts.text || data === texts.richText) return [before]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    textPaths(value, texts, before === '' ? key : `${before}.${key}`),
  )
}

/** Sets the value at a path, or deletes it if the value is undefined. */
export function setAt(data: unknown, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.')
  if (typeof data !== 'object' || data === null || !(key in data)) return
  const target = data as Data
  if (rest.length > 0) setAt(target[key], rest.join('.'), value)
  else if (value === undefined) delete target[key]
  else target[key] = value
}
