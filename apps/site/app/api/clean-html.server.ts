import sanitizeHtml from 'sanitize-html'

/** The tags of a leader's description; all other HTML is removed (Specification §5). */
const LEADER_TAGS = [
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

/** What an article may have besides: quotations, pictures, tables, code and rules. */
const ARTICLE_TAGS = [
  ...LEADER_TAGS,
  'h5',
  'h6',
  'blockquote',
  'cite',
  'figure',
  'figcaption',
  'img',
  'hr',
  'sub',
  'sup',
  's',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]

const common: sanitizeHtml.IOptions = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href }) => {
      const attribs: sanitizeHtml.Attributes = {}
      if (href !== undefined) {
        attribs.href = href
        attribs.rel = 'noopener noreferrer nofollow'
      }
      return { tagName, attribs }
    },
  },
}

/** A leader's description with the specified tags alone; no attribute but a link's safe address. */
export function cleanLeaderHtml(html: string): string {
  return sanitizeHtml(html, {
    ...common,
    allowedTags: LEADER_TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
  })
}

/** An article's content with the wider list; pictures keep address, size and alternative text. */
export function cleanArticleHtml(html: string): string {
  return sanitizeHtml(html, {
    ...common,
    allowedTags: ARTICLE_TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
  })
}

/** The text of some HTML without its tags, white space folded: for excerpts (Specification §5). */
export function plainText(html: string): string {
  const spaced = html.replace(/<(\/?)(p|br|li|h[1-6]|div|tr|td|th|blockquote)\b/gi, ' <$1$2')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim()
}
