import { escapeHtml } from '@gaashaan/http/escape-html'
import { completedUrl, isLinkUrl } from './link-url.ts'
import { type LinkPaths, linkTarget, pathKey } from './links-in.ts'

/** URLs that older texts may have and editors can no longer enter, such as a host without a dot. */
const HAS_SCHEME = /^\s*(?:https?:\/\/[^\s/]|mailto:|tel:)/i

/**
 * Where a link leads readers; `undefined` for nowhere. Earlier desks stored URLs without a scheme: it
 * is added where it is clear.
 */
export function linkHref(fields: unknown, paths: LinkPaths): string | undefined {
  const { url, reference } = linkTarget(fields)
  if (reference !== undefined) return reference ? paths.get(pathKey(reference)) : undefined
  if (typeof url !== 'string') return undefined
  if (isLinkUrl(url) || HAS_SCHEME.test(url)) return url.trim()
  return completedUrl(url)
}

/** The HTML of a link around its content; the content alone where the link leads nowhere. */
export function linkHtml(fields: unknown, content: string, paths: LinkPaths): string {
  const href = linkHref(fields, paths)
  if (href === undefined) return content
  const { newTab } = fields as { newTab?: unknown }
  const target = newTab ? ' rel="noopener noreferrer" target="_blank"' : ''
  return `<a href="${escapeHtml(href)}"${target}>${content}</a>`
}
