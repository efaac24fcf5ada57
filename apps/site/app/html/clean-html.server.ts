import sanitizeHtml from 'sanitize-html'
import { mediaUrl } from '../images/media-url.ts'

type Attributes = sanitizeHtml.Attributes

const INLINE_TAGS = ['br', 'strong', 'em', 'b', 'i', 'u', 'span', 'a']
const LIST_TAGS = ['ul', 'ol', 'li']
const MEDIA_TAGS = ['figure', 'figcaption', 'picture', 'source', 'img', 'video', 'track']
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** The tags of a leader's description; all other HTML is removed (Specification §5). */
export const LEADER_TAGS = ['p', ...INLINE_TAGS, ...LIST_TAGS, 'h1', 'h2', 'h3', 'h4']

/**
 * An article may also have lower headings, quotations, pictures and clips with a caption, tables, rules
 * and inline marks. The list is ours; the specification has none. There are no forms, frames, drawings,
 * styles or scripts.
 */
export const ARTICLE_TAGS = [
  ...LEADER_TAGS,
  ...['h5', 'h6', 'blockquote', 'cite', 'hr', 's', 'sub', 'sup', 'code'],
  ...MEDIA_TAGS,
  ...TABLE_TAGS,
]

/** A path to a file at the API host, which the site relays under a path of its own. */
const FILE =
  /^(?![a-z][a-z\d+.-]*:|\/\/).*\.(?:pdf|docx?|odt|xlsx?|ods|pptx?|csv|zip|jpe?g|png|webp)$/i

/** Elements whose text is removed together with their tags. */
const NON_TEXT = ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'title', 'xmp']

/** A link's attributes: its URL, and `rel` so that the page that it opens has no access to this one. */
function linkAttributes({ href }: Attributes): Attributes {
  const url = href !== undefined && FILE.test(href) ? mediaUrl(href) : href
  return url === undefined ? {} : { href: url, rel: 'noopener noreferrer' }
}

/** A file's path on this site; the content security policy lets pages load files from nowhere else. */
function filePath(src: string | undefined): string | undefined {
  const url = mediaUrl(src)
  return url?.startsWith('/') ? url : undefined
}

/** An image's `sizes`, such as `(max-width: 48rem) 100vw, 48rem`. */
const SIZES = /^[\w\s().,:-]+$/

/** A `srcset` with each file's path on this site, and its `sizes`; `undefined` when a file has none. */
function srcsetAttributes({ srcset = '', sizes = '' }: Attributes): Attributes | undefined {
  const candidates = srcset.split(',').map((candidate) => {
    const [, src, width] = /^\s*(\S+) (\d{1,5}w)\s*$/.exec(candidate) ?? []
    const path = filePath(src)
    return path && `${path} ${width}`
  })
  if (!candidates.every(Boolean)) return undefined
  return { srcset: candidates.join(', '), ...(SIZES.test(sizes) && { sizes }) }
}

const PIXELS = /^\d{1,5}$/

/** An image's attributes; `cleanArticleHtml` drops an image without `src`. */
function imageAttributes(attributes: Attributes): Attributes {
  const { src, alt = '', width = '', height = '' } = attributes
  const path = filePath(src)
  if (path === undefined) return {}
  return {
    src: path,
    alt,
    loading: 'lazy',
    ...srcsetAttributes(attributes),
    ...(PIXELS.test(width) && { width }),
    ...(PIXELS.test(height) && { height }),
  }
}

/** A source's attributes: a picture's variants in one format. Without `srcset` it is dropped. */
function sourceAttributes({ type = '', ...attributes }: Attributes): Attributes {
  const files = srcsetAttributes(attributes)
  return files && /^image\/(?:avif|webp)$/.test(type) ? { type, ...files } : {}
}

/** A clip's attributes: a file through this site, the browser's controls, and its name. */
function videoAttributes({ src, poster, 'aria-label': name }: Attributes): Attributes {
  const path = filePath(src)
  if (path === undefined) return {}
  const posterPath = filePath(poster)
  return {
    src: path,
    controls: '',
    preload: 'metadata',
    ...(posterPath !== undefined && { poster: posterPath }),
    ...(name !== undefined && { 'aria-label': name }),
  }
}

/** The attributes of a clip's captions: a file through this site, in a named language. */
function trackAttributes({ src, srclang = '', label }: Attributes): Attributes {
  const path = filePath(src)
  if (path === undefined || !/^[a-z]{2}$/.test(srclang)) return {}
  return { src: path, kind: 'captions', srclang, ...(label && { label }) }
}

/** The attribute that names an element's file; an element without it is dropped. */
const FILE_ATTRIBUTES: Readonly<Record<string, string>> = {
  img: 'src',
  video: 'src',
  track: 'src',
  source: 'srcset',
}

const COMMON_OPTIONS: sanitizeHtml.IOptions = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: NON_TEXT,
}

/** Replaces an element's attributes by those that `clean` returns. */
function withAttributes(clean: (attributes: Attributes) => Attributes): sanitizeHtml.Transformer {
  return (tagName, attributes) => ({ tagName, attribs: clean(attributes) })
}

/** A leader's description with the specified tags only, and no attribute but a link's safe URL. */
export function cleanLeaderHtml(html: string): string {
  return sanitizeHtml(html, {
    ...COMMON_OPTIONS,
    allowedTags: LEADER_TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
    transformTags: { a: withAttributes(linkAttributes) },
  })
}

/**
 * An article's content with the tags of `ARTICLE_TAGS`. An `h1` becomes an `h2`, since the page's title
 * is its `h1`. A passage may name its language and direction.
 */
export function cleanArticleHtml(html: string): string {
  return sanitizeHtml(html, {
    ...COMMON_OPTIONS,
    allowedTags: ARTICLE_TAGS,
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
      a: withAttributes(linkAttributes),
      h1: 'h2',
      img: withAttributes(imageAttributes),
      source: withAttributes(sourceAttributes),
      video: withAttributes(videoAttributes),
      track: withAttributes(trackAttributes),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      const attribute = FILE_ATTRIBUTES[tag]
      return attribute !== undefined && attribs[attribute] === undefined
    },
  })
}

/** The text of some HTML, without tags and with white space collapsed: for excerpts (Specification §5). */
export function plainText(html: string): string {
  const spaced = html.replace(
    /<(\/?)(p|br|li|h[1-6]|div|tr|td|th|blockquote|hr|figure|figcaption)\b/gi,
    ' <$1$2',
  )
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: NON_TEXT })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
