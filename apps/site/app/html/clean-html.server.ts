import sanitizeHtml from 'sanitize-html'
import { mediaUrl } from '../images/media-url.ts'

/** The tags of a leader's description; all other HTML is removed (Specification §5). */
export const LEADER_TAGS: readonly string[] = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'span',
  'a',
  'h1',
  'h2',
  'h3',
  'h4',
]

/**
 * What an article may have besides: lower headings, quotations, pictures and clips with a caption,
 * tables, rules, and inline marks. Our own list; the specification names none. A clip is one of this
 * site's files and starts when its reader starts it. No forms, frames, drawings, styles or scripts.
 */
export const ARTICLE_TAGS: readonly string[] = [
  ...LEADER_TAGS,
  'h5',
  'h6',
  'blockquote',
  'cite',
  'figure',
  'figcaption',
  'picture',
  'source',
  'img',
  'hr',
  'video',
  'track',
  's',
  'sub',
  'sup',
  'code',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]

/** Files that an API host keeps beside its calls: the site relays them under its own address. */
const FILE =
  /^(?![a-z][a-z\d+.-]*:|\/\/).*\.(?:pdf|docx?|odt|xlsx?|ods|pptx?|csv|zip|jpe?g|png|webp)$/i

/** Elements whose text is not for readers; it goes with the tag. */
const TEXTLESS = ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'title', 'xmp']

/** A link's attributes: its address, and `rel` so that no page that it opens reaches this one. */
function link({ href }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const address = href !== undefined && FILE.test(href) ? mediaUrl(href) : href
  return address === undefined ? {} : { href: address, rel: 'noopener noreferrer' }
}

/** A picture's address on this site; the content security policy lets none come from elsewhere. */
function pictureAddress(src: string | undefined): string | undefined {
  const address = mediaUrl(src)
  return address?.startsWith('/') ? address : undefined
}

/** The made sizes in a `srcset`, each through the site; none when one of them is no such address. */
function pictureSizes(srcset: string | undefined): string | undefined {
  const sizes = (srcset ?? '').split(',').map((size) => {
    const [, src, width] = /^\s*(\S+) (\d{1,5}w)\s*$/.exec(size) ?? []
    const address = pictureAddress(src)
    return address && `${address} ${width}`
  })
  return sizes.every(Boolean) ? sizes.join(', ') : undefined
}

/** How wide a picture is painted, as `(max-width: 48rem) 100vw, 48rem`. */
const SIZES = /^[\w\s().,:-]+$/

/** A picture's attributes; without an address it is dropped by `cleanArticleHtml`. */
function picture(given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const src = pictureAddress(given.src)
  if (src === undefined) return {}
  const kept: sanitizeHtml.Attributes = { src, alt: given.alt ?? '', loading: 'lazy' }
  const srcset = pictureSizes(given.srcset)
  if (srcset !== undefined) kept.srcset = srcset
  if (srcset !== undefined && SIZES.test(given.sizes ?? '')) kept.sizes = given.sizes ?? ''
  for (const side of ['width', 'height']) {
    if (/^\d{1,5}$/.test(given[side] ?? '')) kept[side] = given[side] ?? ''
  }
  return kept
}

/** The made sizes of a picture in a better format; dropped by `cleanArticleHtml` without any. */
function betterSizes({ type, srcset, sizes }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = pictureSizes(srcset)
  if (kept === undefined || !/^image\/(?:avif|webp)$/.test(type ?? '')) return {}
  return { type: type ?? '', srcset: kept, ...(SIZES.test(sizes ?? '') && { sizes: sizes ?? '' }) }
}

/** A clip's attributes: a file through this site, the browser's own controls, and its name. */
function clip(given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const src = pictureAddress(given.src)
  if (src === undefined) return {}
  const poster = pictureAddress(given.poster)
  const name = given['aria-label']
  return {
    src,
    controls: '',
    preload: 'metadata',
    ...(poster !== undefined && { poster }),
    ...(name !== undefined && { 'aria-label': name }),
  }
}

/** A clip's captions: a file through this site in a named language. */
function captions({ src, srclang, label }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const address = pictureAddress(src)
  if (address === undefined || !/^[a-z]{2}$/.test(srclang ?? '')) return {}
  return { src: address, kind: 'captions', srclang: srclang ?? '', ...(label && { label }) }
}

/** What is nothing without its file, and where that is named. */
const FILES: Readonly<Record<string, string>> = {
  img: 'src',
  video: 'src',
  track: 'src',
  source: 'srcset',
}

const common: sanitizeHtml.IOptions = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: TEXTLESS,
}

const transformLink: sanitizeHtml.Transformer = (tagName, given) => ({
  tagName,
  attribs: link(given),
})

/** A leader's description with the specified tags alone; no attribute but a link's safe address. */
export function cleanLeaderHtml(html: string): string {
  return sanitizeHtml(html, {
    ...common,
    allowedTags: [...LEADER_TAGS],
    allowedAttributes: { a: ['href', 'rel'] },
    transformTags: { a: transformLink },
  })
}

/**
 * An article's content with the wider list. A heading of the first level becomes the second: the
 * page's title is the first. Links and pictures keep what `link` and `picture` say; a passage may
 * name its language and direction.
 */
export function cleanArticleHtml(html: string): string {
  return sanitizeHtml(html, {
    ...common,
    allowedTags: [...ARTICLE_TAGS],
    selfClosing: [...sanitizeHtml.defaults.selfClosing, 'track', 'source'],
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'rel'],
      source: ['type', 'srcset', 'sizes'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      video: ['src', 'poster', 'controls', 'preload', 'aria-label'],
      track: ['src', 'kind', 'srclang', 'label'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    transformTags: {
      a: transformLink,
      h1: 'h2',
      img: (tagName, given) => ({ tagName, attribs: picture(given) }),
      source: (tagName, given) => ({ tagName, attribs: betterSizes(given) }),
      video: (tagName, given) => ({ tagName, attribs: clip(given) }),
      track: (tagName, given) => ({ tagName, attribs: captions(given) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      const file = FILES[tag]
      return file !== undefined && attribs[file] === undefined
    },
  })
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** The text of some HTML without its tags, white space folded: for excerpts (Specification §5). */
export function plainText(html: string): string {
  const spaced = html.replace(
    /<(\/?)(p|br|li|h[1-6]|div|tr|td|th|blockquote|hr|figure|figcaption)\b/gi,
    ' <$1$2',
  )
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: TEXTLESS })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
