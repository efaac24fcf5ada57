import type { ErrorCode } from '@gaashaan/contract'
import type { FastifyRequest } from 'fastify'
import { isSameOrigin } from '../http/same-origin-request.ts'
import { hasSlug } from './page-key.ts'

/** Most characters of an address; the longest of the site's own have a third of it. */
const MAX_URL_CHARS = 4_096

export function isTooLong(address: string): boolean {
  return address.length > MAX_URL_CHARS
}

/** What HTML forms send. */
const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

export interface Refusal {
  readonly code: ErrorCode
  /** HTTP status where it is not the code's own. */
  readonly status?: number
  /** True where the address is none of ours, and may be an old one that leads on. */
  readonly isNoPage?: boolean
}

/**
 * Whether the path names a file: a dot in a slug is part of the slug, and the data of a page is asked
 * for as `<path>.data`.
 */
function namesFile(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return last.includes('.') && !last.endsWith('.data') && !hasSlug(path)
}

/** Why a request is not one for a page, found before any page is rendered; else `undefined`. */
export function pageRefusal(request: FastifyRequest, siteUrl: string): Refusal | undefined {
  const address = request.raw.url ?? ''
  if (isTooLong(address)) return { code: 'not_found', status: 414 }
  if (!address.startsWith('/') || !URL.canParse(siteUrl + address)) {
    return { code: 'not_found', status: 400 }
  }
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) return { code: 'method_not_allowed' }
  const [path = ''] = address.split('?', 1)
  // The router would take several slashes for one.
  if (namesFile(path) || path.includes('//')) return { code: 'not_found', isNoPage: true }
  if (request.method !== 'POST') return undefined
  if (!isSameOrigin(request, siteUrl)) return { code: 'wrong_origin' }
  if (!FORM_TYPES.test(request.headers['content-type'] ?? '')) {
    return { code: 'unsupported_media_type' }
  }
  return undefined
}
