import { escapeHtml } from '@gaashaan/http/escape-html'

/** Characters that no XML 1.0 document may contain, even escaped (XML 1.0 §2.2), with lone surrogates. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Escapes a text for an element or an attribute in double quotes. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''))
}

type Attributes = Readonly<Record<string, string | number | undefined>>

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('')
}

/** An element with a text, which is escaped; without a text it is empty. */
export function textElement(name: string, text?: string | number, attributes: Attributes = {}) {
  if (text === undefined) return `<${name}${attributeText(attributes)}/>`
  return `<${name}${attributeText(attributes)}>${xmlText(String(text))}</${name}>`
}

/** An element with other elements; absent ones are left out. */
export function element(
  name: string,
  parts: readonly (string | undefined)[],
  attributes: Attributes = {},
): string {
  return `<${name}${attributeText(attributes)}>${parts.filter(Boolean).join('')}</${name}>`
}

/** A document with its root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
