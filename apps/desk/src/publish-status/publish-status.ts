import { ARTICLE_PATH, articleSlug, type Language, type PostPayload } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { Removed } from '../public-api/load.ts'
import { post } from '../public-api/posts/post.ts'
import { type SeenSince, seenSince } from './seen-since.ts'

/** What readers have of a post's text in one language, as the desk found it on the public page. */
export interface PublishStatus {
  /**
   * - `current`: what is published;
   * - `notYet`: another version, nothing yet, or a text that is no longer public;
   * - `notPublic`: nothing, because the text is not public;
   * - `unreachable`: the site did not respond.
   */
  readonly state: 'current' | 'notYet' | 'notPublic' | 'unreachable'
  /** Since when readers have it (ISO instant), if the desk was checking when it appeared. */
  readonly since: string | null
  /** ISO instant. */
  readonly askedAt: string
  /** The page's public URL. */
  readonly address: string
}

const sharedSeenSince = seenSince()

const TIMEOUT_MS = 5_000

const REVISION = /<meta name="revision" content="([\w-]{1,64})"/

/**
 * Requests a page at its public URL as a new visitor's browser does, and returns the revision in it:
 * none on a page without an article. The result is `undefined` for an unreachable site and for a 5xx.
 */
async function fetchPage(
  url: string,
  language: Language,
): Promise<{ readonly revision?: string | undefined } | undefined> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html', cookie: `language=${language}` },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const html = await response.text()
    return response.status >= 500 ? undefined : { revision: REVISION.exec(html)?.[1] }
  } catch {
    return undefined
  }
}

function pageUrl(siteUrl: string, id: number, published: PostPayload | undefined): string {
  const slug = published ? articleSlug(published.title, id) : String(id)
  return `${siteUrl}${ARTICLE_PATH}/${slug}`
}

/** Compares the public page of a text with what the desk's public call returns. */
export async function publishStatus(
  payload: Payload,
  { siteUrl, id, language }: { siteUrl: string; id: number; language: Language },
  seen: SeenSince = sharedSeenSince,
): Promise<PublishStatus> {
  const found = await post(payload, { id, language, tags: new Set() })
  const published = found instanceof Removed ? undefined : (found as PostPayload | undefined)
  const url = pageUrl(siteUrl, id, published)
  const page = await fetchPage(url, language)
  const now = Date.now()
  const askedAt = new Date(now).toISOString()
  const status = { askedAt, address: `${url}?language=${language}`, since: null }
  if (!page) return { ...status, state: 'unreachable' }
  const isThere = page.revision === published?.revision
  const observation = {
    revision: published?.revision ?? '',
    isThere,
    changedAt: published?.updated_at ?? '',
  }
  const since = seen.record(`${siteUrl} ${id} ${language}`, observation, now)
  if (!isThere) return { ...status, state: 'notYet' }
  return published ? { ...status, state: 'current', since } : { ...status, state: 'notPublic' }
}
