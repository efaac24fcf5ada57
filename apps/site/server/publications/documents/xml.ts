import { escapeHtml } from '@gaashaan/http/escape-html'

/** Characters that no XML 1.0 document may hold, escaped or not (XML 1.0 §2.2), lone surrogates among them. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text as XML holds it, in an element or between double quotes. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''))
}

type Attributes = Readonly<Record<string, string | number | undefined>>

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('')
}

/** An element that holds a text, which is escaped; without one it is empty. */
export function textElement(name: string, text?: string | number, attributes: Attributes = {}) {
  if (text === undefined) return `<${name}${written(attributes)}/>`
  return `<${name}${written(attributes)}>${xmlText(String(text))}</${name}>`
}

/** An element that holds other elements; those that are absent are left out. */
export function element(
  name: string,
  parts: readonly (string | undefined)[],
  attributes: Attributes = {},
): string {
  return `<${name}${written(attributes)}>${parts.filter(Boolean).join('')}</${name}>`
}

/** A whole document of one element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
