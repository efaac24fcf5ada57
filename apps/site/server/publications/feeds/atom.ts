import { FEED_TYPES } from '../../../app/paths/feed-paths.ts'
import { element, textElement, xmlDocument } from '../documents/xml.ts'
import { type FeedEntry, feedTag } from './feed-entry.ts'
import { type Feed, feedPageUrl } from './load-feed.ts'

type LinkAttributes = Readonly<Record<string, string | number | undefined>>

const link = (attributes: LinkAttributes) => textElement('link', undefined, attributes)

function entryElement(entry: FeedEntry, language: string): string {
  return element('entry', [
    textElement('id', entry.id),
    textElement('title', entry.title),
    textElement('published', entry.published),
    textElement('updated', entry.updated),
    link({ rel: 'alternate', type: 'text/html', hreflang: language, href: entry.url }),
    ...entry.enclosures.map(({ url, type, bytes }) =>
      link({ rel: 'enclosure', type, href: url, length: bytes || undefined }),
    ),
    entry.subcategory && textElement('category', undefined, { term: entry.subcategory }),
    entry.summary && textElement('summary', entry.summary),
    entry.html && textElement('content', entry.html, { type: 'html' }),
  ])
}

/** The links between the pages of a feed (RFC 5005 §3); none if it has one page. */
function pageLinks(feed: Feed): string[] {
  const { page, pages } = feed
  if (pages === 1) return []
  const targets: [rel: string, page: number][] = [
    ['first', 1],
    ['last', pages],
    ['previous', page - 1],
    ['next', page + 1],
  ]
  return targets
    .filter(([, target]) => target >= 1 && target <= pages)
    .map(([rel, target]) =>
      link({ rel, type: FEED_TYPES.atom, href: feedPageUrl(feed, 'atom', target) }),
    )
}

/** A page of a feed as Atom (RFC 4287), with one entry on each line. */
export function atomText(feed: Feed): string {
  const language = feed.language.toLowerCase()
  const { siteUrl, name, subcategory } = feed
  const feedName = [language, 'feeds', name, subcategory].filter(Boolean).join('/')
  return xmlDocument(
    element(
      'feed',
      [
        textElement('id', feedTag(siteUrl, encodeURI(feedName))),
        textElement('title', feed.title),
        textElement('subtitle', feed.subtitle),
        textElement('updated', feed.updated),
        textElement('icon', `${siteUrl}/favicon.ico`),
        element('author', [textElement('name', feed.ministry), textElement('uri', siteUrl)]),
        link({ rel: 'self', type: FEED_TYPES.atom, href: feedPageUrl(feed, 'atom') }),
        link({ rel: 'alternate', type: 'text/html', hreflang: language, href: feed.homeUrl }),
        link({ rel: 'alternate', type: FEED_TYPES.json, href: feedPageUrl(feed, 'json') }),
        ...pageLinks(feed),
        ...feed.entries.map((entry) => `\n${entryElement(entry, language)}`),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    ),
  )
}
