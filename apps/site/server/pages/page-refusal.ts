import type { ErrorCode } from '@gaashaan/contract'
import type { FastifyRequest } from 'fastify'
import { requestPath } from '../http/request-path.ts'
import { isSameOrigin } from '../http/same-origin-request.ts'
import { hasSlug } from './page-key.ts'

/** Longest URL; the longest of the site's own have a third of it. */
const MAX_URL_CHARS = 4_096

export const isTooLong = (url: string) => url.length > MAX_URL_CHARS

/** What HTML forms send. */
const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

interface Refusal {
  readonly code: ErrorCode
  /** HTTP status if it is not the code's own. */
  readonly status?: number
  /** True if the path is not one of the site's; it may be an old one that redirects. */
  readonly isUnknownPath?: boolean
}

/**
 * Whether a path names a file. A dot in a slug is part of the slug, and `.data` is a page's suffix.
 */
function namesFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.includes('.') && !name.endsWith('.data') && !hasSlug(path)
}

/** Why a request gets no page, known before any page is rendered; otherwise `undefined`. */
export function pageRefusal(request: FastifyRequest, siteUrl: string): Refusal | undefined {
  const { url = '' } = request.raw
  if (isTooLong(url)) return { code: 'not_found', status: 414 }
  if (!url.startsWith('/') || !URL.canParse(siteUrl + url))
    return { code: 'not_found', status: 400 }
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) return { code: 'method_not_allowed' }
  const path = requestPath(url)
  // The router treats several slashes as one.
  if (namesFile(path) || path.includes('//')) return { code: 'not_found', isUnknownPath: true }
  if (request.method !== 'POST') return undefined
  if (!isSameOrigin(request, siteUrl)) return { code: 'wrong_origin' }
  const isForm = FORM_TYPES.test(request.headers['content-type'] ?? '')
  return isForm ? undefined : { code: 'unsupported_media_type' }
}
