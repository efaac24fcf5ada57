import { createReadStream } from 'node:fs'
import { Refused } from '@gaashaan/desk/commands/refusals'
import { SaxesParser } from 'saxes'

/** An item of an export: a post, a page, an attachment … with WordPress's own names of the fields. */
export interface WordPressItem {
  readonly fields: Readonly<Record<string, string>>
  /** Its terms: categories, and with Polylang its language and what it is a translation of. */
  readonly terms: readonly {
    readonly domain: string
    readonly slug: string
    readonly name: string
  }[]
  readonly meta: Readonly<Record<string, string>>
  /** Slugs that it had before its own. */
  readonly oldSlugs: readonly string[]
}

export type WordPressPart =
  | { readonly part: 'item'; readonly item: WordPressItem }
  | { readonly part: 'category'; readonly fields: Readonly<Record<string, string>> }
  | { readonly part: 'term'; readonly fields: Readonly<Record<string, string>> }
  | { readonly part: 'site'; readonly address: string }

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly fields: Record<string, string>
  text: string
}

interface OpenItem {
  readonly terms: { domain: string; slug: string; name: string }[]
  readonly meta: Record<string, string>
  readonly oldSlugs: string[]
}

const RECORDS = ['item', 'wp:category', 'wp:term', 'wp:postmeta']

/** Characters that XML forbids (XML 1.0, 2.2) and that exports of old texts hold all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Takes parts out of a stream of elements; what is open is held, what has ended is given on. */
function collector(give: (part: WordPressPart) => void) {
  const open: Open[] = []
  let item: OpenItem = { terms: [], meta: {}, oldSlugs: [] }

  const end = ({ name, attributes, fields, text }: Open) => {
    if (name === 'wp:postmeta') {
      const { 'wp:meta_key': key, 'wp:meta_value': value } = fields
      if (key === '_wp_old_slug') item.oldSlugs.push(value ?? '')
      else if (key) item.meta[key] = value ?? ''
    } else if (name === 'item') {
      give({ part: 'item', item: { fields, ...item } })
    } else if (name === 'wp:category' || name === 'wp:term') {
      give({ part: name === 'wp:term' ? 'term' : 'category', fields })
    } else if (name === 'wp:base_blog_url') {
      give({ part: 'site', address: text.trim() })
    } else if (name === 'category') {
      const { domain = 'category', nicename = '' } = attributes
      item.terms.push({ domain, slug: nicename, name: text })
    } else {
      const record = open.findLast((one) => RECORDS.includes(one.name))
      if (record) record.fields[name] = text
    }
  }

  return {
    opened: (name: string, attributes: Record<string, string>) => {
      if (name === 'item') item = { terms: [], meta: {}, oldSlugs: [] }
      open.push({ name, attributes, fields: {}, text: '' })
    },
    text: (text: string) => {
      const last = open.at(-1)
      if (last && !RECORDS.includes(last.name)) last.text += text
    },
    closed: () => {
      const last = open.pop()
      if (last) end(last)
    },
  }
}

/**
 * Reads an export of WordPress (WXR) piece by piece, whatever its size. Entities of a document type
 * are not followed. Throws `Refused` where the file is no XML, with the place.
 */
export async function* readExport(file: string): AsyncGenerator<WordPressPart> {
  let parts: WordPressPart[] = []
  let isExport = false
  const parser = new SaxesParser()
  const { opened, text, closed } = collector((part) => parts.push(part))
  parser.on('opentag', ({ name, attributes }) => {
    isExport ||= name === 'wp:wxr_version'
    opened(name, attributes as Record<string, string>)
  })
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', closed)
  parser.on('error', (error) => {
    throw new Refused(`${file} is no export that can be read: ${error.message}`)
  })
  let isBegun = false
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    // A byte order mark or an empty line before `<?xml`, which plugins of WordPress leave.
    const part: string = isBegun ? chunk : chunk.trimStart()
    isBegun ||= part !== ''
    parser.write(part.replace(FORBIDDEN, ''))
    yield* parts
    parts = []
  }
  parser.close()
  yield* parts
  if (!isExport) throw new Refused(`${file} is no export of WordPress: it names no wxr_version.`)
}
