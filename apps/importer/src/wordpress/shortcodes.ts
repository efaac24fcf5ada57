import { escapeHtml } from '@gaashaan/http/escape-html'

/** Attributes of a shortcode: `ids="1,2" size=full`. */
function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g)
  return Object.fromEntries(
    [...found].map(([, name, one, other, bare]) => [name, one ?? other ?? bare ?? '']),
  )
}

/** A picture of a gallery, with what stands below it. */
export interface GalleryPicture {
  readonly address: string
  readonly caption: string
}

const link = (address: string) => {
  const safe = escapeHtml(address)
  return `<p><a href="${safe}">${safe}</a></p>`
}

/** A shortcode's player as the element that plays it. */
function player(name: string, attributes: Record<string, string>): string {
  const source = ['src', 'mp4', 'webm', 'm4v', 'ogv', 'mp3', 'm4a', 'ogg', 'wav']
    .map((key) => attributes[key])
    .find(Boolean)
  return source ? `<${name} src="${escapeHtml(source)}"></${name}>` : ''
}

/** Shortcodes of page builders: WPBakery, Divi, Avada, Enfold, Cornerstone, King Composer. */
const OF_BUILDERS = /\[\/?((?:vc|et_pb|fusion|av|cs|kc)_[\w-]*)((?:\s[^\]]*)?)\]/g

/** Attributes of builders in which words stand that readers saw. */
const WORDS = ['heading', 'title', 'text', 'button_text', 'content']

/**
 * Takes the frames of page builders away: what stands between them stays, and so do their headings
 * and pictures. Which they were is told in `notes`.
 */
function withoutBuilders(
  text: string,
  pictureOf: (attachment: number) => GalleryPicture | undefined,
  notes: string[],
): string {
  const names = new Set<string>()
  const plain = text.replace(OF_BUILDERS, (_all, name: string, written: string) => {
    names.add(name)
    const attributes = attributesOf(written)
    const picture = pictureOf(Number(attributes.image ?? attributes.attachment))
    const image = picture ? `<img src="${escapeHtml(picture.address)}">` : ''
    const words = WORDS.map((key) => attributes[key]).find(Boolean)
    return `${image}${words ? `<p>${escapeHtml(words)}</p>` : ''}\n\n`
  })
  if (names.size > 0) {
    notes.push(
      `Frames of a page builder were taken away, their words stay: ${[...names].join(', ')}`,
    )
  }
  return plain
}

/**
 * WordPress's own shortcodes as the HTML they stand for. Those of plugins stay as they are written,
 * and are told in `notes`; a person decides what they stood for.
 */
export function expandShortcodes(
  text: string,
  pictureOf: (attachment: number) => GalleryPicture | undefined,
  notes: string[],
): string {
  const gallery = (attributes: string): string => {
    const { ids = '', include = '' } = attributesOf(attributes)
    const numbers = (ids || include).split(',').map(Number).filter(Boolean)
    if (numbers.length === 0) notes.push('A gallery that names no pictures was left out.')
    return numbers
      .map((number) => {
        const picture = pictureOf(number)
        if (picture === undefined) {
          notes.push(`A picture of a gallery is not in the export: ${number}`)
          return ''
        }
        const image = `<img src="${escapeHtml(picture.address)}">`
        const words = escapeHtml(picture.caption)
        return words === '' ? image : `<figure>${image}<figcaption>${words}</figcaption></figure>`
      })
      .join('')
  }
  const expanded = withoutBuilders(text, pictureOf, notes)
    .replace(
      /\[caption[^\]]*\]([\s\S]*?(?:<img[^>]*>)(?:\s*<\/a>)?)([\s\S]*?)\[\/caption\]/g,
      (_all, picture: string, words: string) =>
        `<figure>${picture}${words.trim() ? `<figcaption>${words.trim()}</figcaption>` : ''}</figure>`,
    )
    .replace(/\[gallery([^\]]*)\]/g, (_all, attributes: string) => gallery(attributes))
    .replace(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, (_all, address: string) => link(address))
    .replace(
      /\[(video|audio)([^\]]*)\](?:([\s\S]*?)\[\/\1\])?/g,
      (_all, name: string, attributes: string) => player(name, attributesOf(attributes)),
    )
    // An address alone on its line is an embed as well.
    .replace(/^[\t ]*(https?:\/\/[^\s<>"]+)[\t ]*\r?$/gm, (_all, address: string) => link(address))
  for (const [whole] of expanded.matchAll(/\[\/?[a-z][\w-]*(?:\s[^\]<>]*)?\](?!\()/g)) {
    notes.push(`A shortcode stays as it is written: ${whole}`)
  }
  return expanded
}
