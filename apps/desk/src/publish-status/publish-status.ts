import { ARTICLE_PATH, articleSlug, type Language, type PostPayload } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { post } from '../public-api/posts/post.ts'
import { fetchPageStatus } from './fetch-page-status.ts'
import { type SeenSince, seenSince } from './seen-since.ts'

/**
 * What readers have of a text:
 * - `current`: what is published;
 * - `notYet`: something else, or nothing, or what is public no more;
 * - `notPublic`: nothing, as it should be;
 * - `unreachable`: the site did not answer.
 */
export type PublishState = 'current' | 'notYet' | 'notPublic' | 'unreachable'

/** What readers have of a post's text in one language, as a visitor found it. */
export interface PublishStatus {
  readonly state: PublishState
  /** Since when they have it, as an ISO instant, where the desk saw it come. */
  readonly since: string | null
  /** ISO instant. */
  readonly askedAt: string
  /** The page's public address. */
  readonly address: string
}

const remembered = seenSince()

function addressOf(siteUrl: string, id: number, published: PostPayload | undefined): string {
  const slug = published ? articleSlug(published.title, id) : String(id)
  return `${siteUrl}${ARTICLE_PATH}/${slug}`
}

/** Asks the public page of a text and compares it with what the desk tells the site. */
export async function publishStatus(
  payload: Payload,
  { siteUrl, id, language }: { siteUrl: string; id: number; language: Language },
  seen: SeenSince = remembered,
): Promise<PublishStatus> {
  const published = (await post(payload, { id, language })) as PostPayload | undefined
  const address = addressOf(siteUrl, id, published)
  const shown = await fetchPageStatus(address, language)
  const now = Date.now()
  const askedAt = new Date(now).toISOString()
  const told = { askedAt, address: `${address}?language=${language}` }
  if (shown.kind === 'unreachable') return { ...told, state: 'unreachable', since: null }
  const isThere = shown.revision === published?.revision
  const look = {
    revision: published?.revision ?? '',
    isThere,
    changedAt: published?.updated_at ?? '',
  }
  const since = seen.note(`${siteUrl} ${id} ${language}`, look, now)
  if (!isThere) return { ...told, state: 'notYet', since: null }
  return { ...told, state: published ? 'current' : 'notPublic', since: published ? since : null }
}
