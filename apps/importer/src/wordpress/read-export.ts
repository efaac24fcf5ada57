import { createReadStream } from 'node:fs'
import { CommandError } from '@gaashaan/desk/commands/command-errors'
import { SaxesParser } from 'saxes'

type Fields = Readonly<Record<string, string>>

/** An item of an export, such as a post, a page or an attachment, with WordPress's names of fields. */
export interface WordPressItem {
  readonly fields: Fields
  /** Categories and tags; with Polylang also the language and the group of translations. */
  readonly terms: readonly {
    readonly domain: string
    readonly slug: string
    readonly name: string
  }[]
  readonly meta: Fields
  /** Its earlier slugs. */
  readonly oldSlugs: readonly string[]
}

export type WordPressPart =
  | { readonly part: 'item'; readonly item: WordPressItem }
  | { readonly part: 'category'; readonly fields: Fields }
  | { readonly part: 'term'; readonly fields: Fields }
  | { readonly part: 'site'; readonly address: string }

interface OpenElement {
  readonly name: string
  readonly attributes: Fields
  readonly fields: Record<string, string>
  text: string
}

interface OpenItem {
  readonly terms: { domain: string; slug: string; name: string }[]
  readonly meta: Record<string, string>
  readonly oldSlugs: string[]
}

const RECORDS = ['item', 'wp:category', 'wp:term', 'wp:postmeta']

/** Characters that XML forbids (XML 1.0, 2.2) and that exports of old texts have all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const emptyItem = (): OpenItem => ({ terms: [], meta: {}, oldSlugs: [] })

/** A parser that passes on each part of an export when its element ends. */
function createParser(file: string, onPart: (part: WordPressPart) => void) {
  const open: OpenElement[] = []
  let item = emptyItem()
  let isExport = false

  const end = ({ name, attributes, fields, text }: OpenElement) => {
    if (name === 'wp:postmeta') {
      const { 'wp:meta_key': key, 'wp:meta_value': value } = fields
      if (key === '_wp_old_slug') item.oldSlugs.push(value ?? '')
      else if (key) item.meta[key] = value ?? ''
    } else if (name === 'item') {
      onPart({ part: 'item', item: { fields, ...item } })
    } else if (name === 'wp:category' || name === 'wp:term') {
      onPart({ part: name === 'wp:term' ? 'term' : 'category', fields })
    } else if (name === 'wp:base_blog_url') {
      onPart({ part: 'site', address: text.trim() })
    } else if (name === 'category') {
      const { domain = 'category', nicename = '' } = attributes
      item.terms.push({ domain, slug: nicename, name: text })
    } else {
      const record = open.findLast((element) => RECORDS.includes(element.name))
      if (record) record.fields[name] = text
    }
  }
  const onText = (text: string) => {
    const element = open.at(-1)
    if (element && !RECORDS.includes(element.name)) element.text += text
  }

  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    isExport ||= name === 'wp:wxr_version'
    if (name === 'item') item = emptyItem()
    open.push({ name, attributes: attributes as Fields, fields: {}, text: '' })
  })
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element) end(element)
  })
  parser.on('error', (error) => {
    throw new CommandError(`${file} is no export that can be read: ${error.message}`)
  })
  parser.on('end', () => {
    if (isExport) return
    throw new CommandError(`${file} is no export of WordPress: it names no wxr_version.`)
  })
  return parser
}

/**
 * Reads an export of WordPress (WXR) as a stream, whatever its size. Entities of a document type are
 * not resolved. Throws `CommandError` where the file is no XML, with the position.
 */
export async function* readExport(file: string): AsyncGenerator<WordPressPart> {
  let parts: WordPressPart[] = []
  const parser = createParser(file, (part) => parts.push(part))
  let hasBegun = false
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    // Plugins of WordPress leave a byte order mark or empty lines before `<?xml`.
    const text: string = hasBegun ? chunk : chunk.trimStart()
    hasBegun ||= text !== ''
    parser.write(text.replace(FORBIDDEN, ''))
    yield* parts
    parts = []
  }
  parser.close()
  yield* parts
}
