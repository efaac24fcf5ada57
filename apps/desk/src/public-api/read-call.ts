import {
  CACHE_TAG_HEADER,
  CALLS,
  type CacheTag,
  type CallName,
  callTags,
  checkId,
  checkQuery,
  type ErrorCode,
} from '@gaashaan/contract'
import type { Payload } from 'payload'
import { contentVersion } from '../content-version/read-version.ts'
import { dataResponse, failureResponse } from '../http/json-response.ts'
import { leaderByTitle } from './leaders/leader-by-title.ts'
import { leadersByInstitution } from './leaders/leaders-by-institution.ts'
import { Busy, type CheckedCall, ListPage, type Load, Removed } from './load.ts'
import { featuredOperations } from './operations/featured-operations.ts'
import { operation } from './operations/operation.ts'
import { policies } from './policies.ts'
import { featuredPosts } from './posts/featured-posts.ts'
import { post } from './posts/post.ts'
import { latestPosts, postsByCategory, pressReleases } from './posts/posts.ts'
import { pressReleasePdf } from './posts/press-release-pdf.ts'
import { removedTexts } from './posts/removed-texts.ts'
import { redirects } from './redirects.ts'
import { siteSettings } from './site-settings.ts'
import { subcategories } from './subcategories.ts'
import { logEntries, logHead, logTile } from './transparency-log.ts'

/** Loads the data of each call that reads, by the name of the call in the contract. */
export const LOADS = {
  featuredPosts,
  latestPosts,
  postsByCategory,
  pressReleases,
  post,
  subcategories,
  featuredOperations,
  operation,
  redirects,
  leaderByTitle,
  leadersByInstitution,
  contentVersion,
  siteSettings,
  policies,
  removedTexts,
  pressReleasePdf,
  logHead,
  logTile,
  logEntries,
} as const satisfies Partial<Record<CallName, Load>>

/** Most tags of a response: their header stays below the 16 KiB that Node accepts of all headers. */
const MAX_TAGS = 500

export type ReadCallName = keyof typeof LOADS

/** The call's query and id after the contract's checks, or the error code. */
function check(name: ReadCallName, request: Request, idText?: string): CheckedCall | ErrorCode {
  const id = idText === undefined ? undefined : checkId(idText)
  if (CALLS[name].path.includes(':id') && id === undefined) return 'invalid_id'
  const checked = checkQuery(name, new URL(request.url).searchParams)
  if (!checked.ok) return checked.code
  const call = { ...checked.query, ...(id !== undefined && { id }) }
  return { ...call, tags: new Set(name === 'contentVersion' ? [] : callTags(name, call)) }
}

/**
 * Names the tags in the response's header. Too many to fit are left out: then any change makes the
 * response outdated.
 */
function withTags(response: Response, tags: ReadonlySet<CacheTag>): Response {
  if (tags.size > 0 && tags.size <= MAX_TAGS) {
    response.headers.set(CACHE_TAG_HEADER, [...tags].join(' '))
  }
  return response
}

/** The response with what a load has returned. */
function responseTo(request: Request, data: unknown): Response {
  if (data === undefined) return failureResponse(request, 'not_found')
  if (data instanceof Removed) return failureResponse(request, 'removed', {}, data.movedTo)
  if (data instanceof Busy) return failureResponse(request, 'unavailable', { 'Retry-After': '5' })
  return data instanceof ListPage
    ? dataResponse(request, data.items, data.total)
    : dataResponse(request, data)
}

/**
 * The response to a call that reads. Any error is logged and becomes `internal`: its details never
 * leave the desk.
 */
export async function readCall(
  name: ReadCallName,
  openDesk: () => Promise<Payload>,
  request: Request,
  idText?: string,
): Promise<Response> {
  const checked = check(name, request, idText)
  if (typeof checked === 'string') return failureResponse(request, checked)
  let desk: Payload | undefined
  try {
    desk = await openDesk()
    const load: Load = LOADS[name]
    const data = await load(desk, checked)
    return withTags(responseTo(request, data), checked.tags)
  } catch (error) {
    if (desk) desk.logger.error({ err: error, msg: `The call ${name} failed` })
    else console.error(`The call ${name} failed: the desk did not open`, error)
    return failureResponse(request, 'internal')
  }
}
