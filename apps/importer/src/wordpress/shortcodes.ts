import { escapeHtml } from '@gaashaan/http/escape-html'

/** A picture of a gallery, with the text below it. */
interface GalleryPicture {
  readonly address: string
  readonly caption: string
}

type FindPicture = (attachment: number) => GalleryPicture | undefined

/** Attributes of a shortcode: `ids="1,2" size=full`. */
function parseAttributes(text: string): Record<string, string> {
  const matches = text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g)
  return Object.fromEntries(
    [...matches].map(([, name, double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  )
}

const img = ({ address }: GalleryPicture) => `<img src="${escapeHtml(address)}">`

const link = (url: string) => {
  const escaped = escapeHtml(url)
  return `<p><a href="${escaped}">${escaped}</a></p>`
}

/** The `video` or `audio` element of a player's shortcode. */
function player(name: string, attributes: Record<string, string>): string {
  const source = ['src', 'mp4', 'webm', 'm4v', 'ogv', 'mp3', 'm4a', 'ogg', 'wav']
    .map((key) => attributes[key])
    .find(Boolean)
  return source ? `<${name} src="${escapeHtml(source)}"></${name}>` : ''
}

/** Shortcodes of page builders: WPBakery, Divi, Avada, Enfold, Cornerstone, King Composer. */
const BUILDER_SHORTCODE = /\[\/?((?:vc|et_pb|fusion|av|cs|kc)_[\w-]*)((?:\s[^\]]*)?)\]/g

/** Attributes of builders with text for readers. */
const TEXT_ATTRIBUTES = ['heading', 'title', 'text', 'button_text', 'content']

/**
 * Removes the shortcodes of page builders; their content, headings and pictures stay. Their names are
 * in `notes`.
 */
function removeBuilders(text: string, findPicture: FindPicture, notes: string[]): string {
  const names = new Set<string>()
  const html = text.replace(BUILDER_SHORTCODE, (_all, name: string, attributeText: string) => {
    names.add(name)
    const attributes = parseAttributes(attributeText)
    const picture = findPicture(Number(attributes.image ?? attributes.attachment))
    const heading = TEXT_ATTRIBUTES.map((key) => attributes[key]).find(Boolean)
    return `${picture ? img(picture) : ''}${heading ? `<p>${escapeHtml(heading)}</p>` : ''}\n\n`
  })
  if (names.size > 0) {
    notes.push(
      `Frames of a page builder were taken away, their words stay: ${[...names].join(', ')}`,
    )
  }
  return html
}

function gallery(
  { ids, include = '' }: Record<string, string>,
  findPicture: FindPicture,
  notes: string[],
): string {
  const numbers = (ids || include).split(',').map(Number).filter(Boolean)
  if (numbers.length === 0) notes.push('A gallery that names no pictures was left out.')
  const pictures = numbers.map((number) => {
    const picture = findPicture(number)
    if (picture === undefined) {
      notes.push(`A picture of a gallery is not in the export: ${number}`)
      return ''
    }
    const caption = escapeHtml(picture.caption)
    if (caption === '') return img(picture)
    return `<figure>${img(picture)}<figcaption>${caption}</figcaption></figure>`
  })
  return pictures.join('')
}

/**
 * Replaces WordPress's own shortcodes by their HTML. Those of plugins stay as they are, and are in
 * `notes`, so that a person can replace them.
 */
export function expandShortcodes(text: string, findPicture: FindPicture, notes: string[]): string {
  const html = removeBuilders(text, findPicture, notes)
    .replace(
      /\[caption[^\]]*\]([\s\S]*?(?:<img[^>]*>)(?:\s*<\/a>)?)([\s\S]*?)\[\/caption\]/g,
      (_all, picture: string, caption: string) =>
        `<figure>${picture}${caption.trim() ? `<figcaption>${caption.trim()}</figcaption>` : ''}</figure>`,
    )
    .replace(/\[gallery([^\]]*)\]/g, (_all, attributes: string) =>
      gallery(parseAttributes(attributes), findPicture, notes),
    )
    .replace(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, (_all, url: string) => link(url))
    .replace(
      /\[(video|audio)([^\]]*)\](?:([\s\S]*?)\[\/\1\])?/g,
      (_all, name: string, attributes: string) => player(name, parseAttributes(attributes)),
    )
    // WordPress embeds a URL that is alone on its line.
    .replace(/^[\t ]*(https?:\/\/[^\s<>"]+)[\t ]*\r?$/gm, (_all, url: string) => link(url))
  for (const [shortcode] of html.matchAll(/\[\/?[a-z][\w-]*(?:\s[^\]<>]*)?\](?!\()/g)) {
    notes.push(`A shortcode stays as it is written: ${shortcode}`)
  }
  return html
}
