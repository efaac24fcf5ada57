import { failedResponse, goodResponse, withoutExtensions } from '@gaashaan/contract'
import {
  type HostResponse,
  isGood,
  isTransientFailure,
  type RawOutcome,
} from './classify-response.ts'
import type { ContentVersion } from './content-version.ts'
import { parseJson } from './parse-json.ts'
import type { UpstreamCache } from './upstream-cache.ts'
import { canBePaged, readWholeList } from './whole-list.ts'

/** The response to a call of ours at a host that does not have it. */
const NOT_FOUND: HostResponse = {
  kind: 'answer',
  status: 404,
  body: Buffer.from(JSON.stringify(failedResponse('not_found'))),
}

/** The outcome of such a call until the host has shown whether it has our extensions. */
const UNDECIDED: RawOutcome = {
  kind: 'unreachable',
  reason: 'the API host has not yet shown whether it has this call',
}

const isFailed = (outcome: RawOutcome) =>
  outcome.kind !== 'answer' || isTransientFailure(outcome.status)

export type ApiClient = ReturnType<typeof createApiClient>

/**
 * Requests from the API host what it has: the calls and keys of Specification §7 from every host,
 * and our extensions only from a host that has a content version. A host may gain or lose the
 * extensions while the site runs: the last good response to the other form of a request is served
 * where the host gives none.
 */
export function createApiClient(
  upstreamCache: UpstreamCache,
  contentVersion: Pick<ContentVersion, 'current' | 'hasExtensions'>,
) {
  /** Bodies that are known to be whole lists. */
  const wholeBodies = new WeakSet<Buffer>()

  async function getWithExtensions(path: string, specifiedPath: string): Promise<RawOutcome> {
    const outcome = await upstreamCache.get(path)
    if (isGood(outcome) || path === specifiedPath) return outcome
    if (isFailed(outcome)) return (await upstreamCache.lastGood(specifiedPath)) ?? outcome
    // A host with a content version may still refuse one of our keys.
    return upstreamCache.get(specifiedPath)
  }

  async function getAsSpecified(path: string, specifiedPath: string): Promise<RawOutcome> {
    const isSame = path === specifiedPath
    const first = await upstreamCache.get(specifiedPath, isSame ? undefined : path)
    if (!isGood(first)) return first
    const lastPage = first.isOld && !isSame ? await upstreamCache.lastGood(path) : undefined
    const isPage = lastPage?.body === first.body
    if (isPage || !canBePaged(specifiedPath) || wholeBodies.has(first.body)) return first
    let { isOld } = first
    const items = await readWholeList(specifiedPath, parseJson(first.body), async (nextPath) => {
      const next = await upstreamCache.get(nextPath)
      isOld ||= isFailed(next) || (next.kind === 'answer' && next.isOld)
      return next.kind === 'answer' ? parseJson(next.body) : undefined
    })
    if (!items && isOld === first.isOld) wholeBodies.add(first.body)
    const body = items ? Buffer.from(JSON.stringify(goodResponse(items))) : first.body
    return { ...first, body, ...(isOld && { isOld }) }
  }

  return {
    /** Requests a GET call by path and query, with the keys that the host knows. Never throws. */
    async get(path: string): Promise<RawOutcome> {
      await contentVersion.current()
      const hasExtensions = contentVersion.hasExtensions()
      const specifiedPath = withoutExtensions(path)
      if (specifiedPath !== undefined) {
        return hasExtensions
          ? getWithExtensions(path, specifiedPath)
          : getAsSpecified(path, specifiedPath)
      }
      if (hasExtensions) return upstreamCache.get(path)
      if (hasExtensions === false) return NOT_FOUND
      return (await upstreamCache.lastGood(path)) ?? UNDECIDED
    },
  }
}
