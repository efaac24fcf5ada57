import type { Field } from 'payload'

/** What is written into a text and a rich text. */
export interface Filling {
  readonly text: string
  readonly richText: unknown
}

type Data = Record<string, unknown>

const TEXTS = ['text', 'textarea', 'email', 'code']

/** Whether people can write into a field at all. */
function isWritable(field: Field): boolean {
  const { virtual, hidden, access } = field as {
    virtual?: unknown
    hidden?: boolean
    access?: { update?: unknown }
  }
  return !virtual && !hidden && access?.update === undefined
}

function valueFor(field: Field, filling: Filling): unknown {
  if (TEXTS.includes(field.type)) {
    return (field as { hasMany?: boolean }).hasMany ? [filling.text] : filling.text
  }
  switch (field.type) {
    case 'richText':
      return filling.richText
    case 'group':
      return filled(field.fields, filling)
    case 'array':
      return [filled(field.fields, filling)]
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

/** Data for fields of the loaded config, with every text that people can write filled alike. */
export function filled(fields: readonly Field[], filling: Filling): Data {
  const data: Data = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const inTab = filled(tab.fields, filling)
        Object.assign(data, 'name' in tab && tab.name ? { [tab.name]: inTab } : inTab)
      }
    } else if (!('name' in field) && 'fields' in field) {
      Object.assign(data, filled(field.fields, filling))
    } else if ('name' in field && field.name && isWritable(field)) {
      const value = valueFor(field, filling)
      if (value !== undefined) data[field.name] = value
    }
  }
  return data
}

/** The paths of all texts in data, as Payload names a field at fault. */
export function textPaths(data: unknown, filling: Filling, before = ''): string[] {
  if (data === filling.text || data === filling.richText) return [before]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    textPaths(value, filling, before === '' ? key : `${before}.${key}`),
  )
}

/** Puts a value at a path, or takes away what is there. */
export function putAt(data: unknown, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.')
  if (typeof data !== 'object' || data === null || !(key in data)) return
  const into = data as Data
  if (rest.length > 0) putAt(into[key], rest.join('.'), value)
  else if (value === undefined) delete into[key]
  else into[key] = value
}
