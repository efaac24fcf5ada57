import { failedResponse, goodResponse, withoutExtensions } from '@gaashaan/contract'
import { isPassing, type RawOutcome } from './classify-response.ts'
import type { ContentVersion } from './content-version.ts'
import { readJson } from './parse-json.ts'
import type { UpstreamCache } from './upstream-cache.ts'
import { canBePaged, readWholeList } from './whole-list.ts'

/** The response to a call that a host without our extensions does not have. */
const NOT_FOUND: RawOutcome = {
  kind: 'answer',
  status: 404,
  body: Buffer.from(JSON.stringify(failedResponse('not_found'))),
}

/** The answer to such a question while nobody knows what the host knows. */
const NOT_KNOWN: RawOutcome = {
  kind: 'unreachable',
  reason: 'the API host has not yet shown whether it has this call',
}

export interface ApiClient {
  /** Asks a GET call by path and query, with the keys that the host knows. Never throws. */
  readonly get: (path: string) => Promise<RawOutcome>
}

const isGood = (outcome: RawOutcome) => outcome.kind === 'answer' && outcome.status === 200
const isFailed = (outcome: RawOutcome) => outcome.kind !== 'answer' || isPassing(outcome.status)

/**
 * Asks the API host what it knows: the calls and keys of Specification §7 of every host, ours besides
 * of one that tells a content version. Where the other way to ask was answered before, that answer
 * stands in for one that cannot be had: a host may learn and unlearn while the site runs.
 */
export function createApiClient({
  answers,
  contentVersion,
}: {
  readonly answers: UpstreamCache
  readonly contentVersion: Pick<ContentVersion, 'current' | 'hasExtensions'>
}): ApiClient {
  /** Bodies that are known to be whole lists. */
  const uncut = new WeakSet<Buffer>()

  async function askWithExtensions(path: string, specified: string): Promise<RawOutcome> {
    const outcome = await answers.get(path)
    if (isGood(outcome) || path === specified) return outcome
    if (isFailed(outcome)) return (await answers.remembered(specified)) ?? outcome
    // A host may know versions and refuse a key.
    return answers.get(specified)
  }

  async function askAsSpecified(path: string, specified: string): Promise<RawOutcome> {
    const first = await answers.get(specified, path === specified ? undefined : path)
    if (first.kind !== 'answer' || !isGood(first)) return first
    const standIn = first.isOld && path !== specified && (await answers.remembered(path))
    // What was answered with our keys is a page already.
    if (standIn && standIn.body === first.body) return first
    if (!canBePaged(specified) || uncut.has(first.body)) return first
    let isOld = first.isOld
    const items = await readWholeList(specified, readJson(first.body), async (next) => {
      const outcome = await answers.get(next)
      if (outcome.kind === 'answer') isOld ||= outcome.isOld
      if (isFailed(outcome)) isOld = true
      return outcome.kind === 'answer' ? readJson(outcome.body) : undefined
    })
    if (!items && isOld === first.isOld) uncut.add(first.body)
    const body = items ? Buffer.from(JSON.stringify(goodResponse(items))) : first.body
    return { ...first, body, ...(isOld && { isOld }) }
  }

  return {
    async get(path) {
      await contentVersion.current()
      const hasExtensions = contentVersion.hasExtensions()
      const specified = withoutExtensions(path)
      if (specified === undefined) {
        if (hasExtensions) return answers.get(path)
        return hasExtensions === false ? NOT_FOUND : ((await answers.remembered(path)) ?? NOT_KNOWN)
      }
      if (hasExtensions) return askWithExtensions(path, specified)
      return askAsSpecified(path, specified)
    },
  }
}
