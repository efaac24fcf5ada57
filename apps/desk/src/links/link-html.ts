import { escapeHtml } from '@gaashaan/http/escape-html'
import { completedUrl, isLinkUrl } from './link-url.ts'
import { type LinkPaths, pathKey, targetOf } from './links-in.ts'

/** What older texts may hold and no editor can write any more, such as a host without a dot. */
const HAS_SCHEME = /^\s*(?:https?:\/\/[^\s/]|mailto:|tel:)/i

/**
 * Where a link of a text leads readers; `undefined` for nowhere. An address that was stored without
 * its beginning, as earlier desks took it, gets it where it is clear.
 */
function hrefOf(fields: unknown, paths: LinkPaths): string | undefined {
  const { url, reference } = targetOf(fields)
  if (reference !== undefined) return reference ? paths.get(pathKey(reference)) : undefined
  if (typeof url !== 'string') return undefined
  if (isLinkUrl(url) || HAS_SCHEME.test(url)) return url.trim()
  return completedUrl(url)
}

/** The HTML of a link with these words inside; the words alone where it leads nowhere. */
export function linkHtml(fields: unknown, words: string, paths: LinkPaths): string {
  const href = hrefOf(fields, paths)
  if (href === undefined) return words
  const { newTab } = fields as { newTab?: unknown }
  const target = newTab ? ' rel="noopener noreferrer" target="_blank"' : ''
  return `<a href="${escapeHtml(href)}"${target}>${words}</a>`
}
