import { type ContentVersion, listTag } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../observability/log.ts'
import type { Version } from '../../upstream/content-version.ts'
import { syncVersions } from '../verify/version-sync.ts'
import type { VersionWriter } from '../verify/version-writer.ts'
import { needsNewFile } from './index-failure.ts'
import type { IndexHost } from './index-host.ts'
import type { IndexWriter } from './index-writer.ts'
import { POST_LISTS, type PostList } from './post-lists.ts'
import { createPostSync } from './post-sync.ts'
import { syncShortLists } from './short-list-sync.ts'

/**
 * Poll interval in ms: lists that are read from the index show what is published within two seconds,
 * as those of the host do.
 */
const POLL_MS = 250
/** Poll interval in ms for hosts without `content-version`, and delay before the first poll. */
const POLL_WITHOUT_VERSION_MS = 60_000
/** How long a host without `content-version` is not requested for it again. */
const VERSION_RETRY_MS = 5 * 60_000
/** How often everything is compared, whatever the version says. */
const FULL_SWEEP_MS = 6 * 3_600_000
/** Rest after a sweep, in multiples of its duration: the host has other work. */
const REST_FACTOR = 10
/** Longest delay, in ms, before a failed host is tried again. */
const MAX_PAUSE_MS = 30_000
/** Tags of changes to texts of the short lists. */
const SHORT_LIST_TAGS = ['operations', 'leaders']
/** Consecutive failures of a file before a new one replaces it. */
const MAX_FAILURES = 3
/** Lists that are requested at the same time after a publish. */
const MAX_CONCURRENT_LISTS = 3

async function forEachConcurrently<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items]
  const work = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_LISTS }, work))
}

export type IndexSync = ReturnType<typeof createIndexSync>

/**
 * Keeps the index in step with the host: builds it at first, copies what changed whenever the content
 * version does, and compares everything now and then.
 */
export function createIndexSync(parts: {
  readonly host: IndexHost
  readonly writer: IndexWriter
  readonly versions: VersionWriter
  readonly clock: Clock
  readonly log: Log
}) {
  const { host, writer, versions, clock, log } = parts
  const posts = createPostSync(host, writer)
  let failures = 0

  let version: Version = writer.state('version')
  let hasVersion = true
  let versionRetryAt = 0
  let pollAt = 0
  /** Lists to compare whole, and when the next comparison may begin. */
  const listsToSweep = new Set<PostList>(POST_LISTS)
  let sweepAt = 0
  let fullSweepAt = clock.now() + FULL_SWEEP_MS

  let sweepId = Number(writer.state('seen') ?? 0)

  function sweepAllLists(): void {
    for (const list of POST_LISTS) listsToSweep.add(list)
  }

  /** The host's content version, and what changed since ours; `undefined` where it has none. */
  async function fetchVersion(): Promise<ContentVersion | undefined> {
    if (!hasVersion && clock.now() < versionRetryAt) return undefined
    const response = await host.call('contentVersion', version ? { since: version } : {})
    hasVersion = response !== undefined
    versionRetryAt = clock.now() + VERSION_RETRY_MS
    return response?.data
  }

  function setVersion(newVersion: Version): void {
    version = newVersion
    writer.setState('version', newVersion ?? '')
  }

  /** Compares the newest texts of some lists; returns whether one of them has changed. */
  async function refreshLists(lists: readonly PostList[]): Promise<boolean> {
    let hasChanged = false
    await forEachConcurrently(lists, async (list) => {
      const refreshed = await posts.refresh(list, sweepId)
      hasChanged ||= refreshed.hasChanged
      if (refreshed.needsSweep) listsToSweep.add(list)
    })
    return hasChanged
  }

  /** Copies what a host tells that has changed. */
  async function copyChanges(tags: readonly string[]): Promise<void> {
    if (tags.includes('removal')) writer.setState('removed', '1')
    // Before the texts: a new text beside the old log would be told as published long ago, unchanged.
    if (tags.includes('log')) await syncVersions(host, versions, tags.includes('removal'))
    for (const tag of tags) {
      const id = /^post:(\d+)$/.exec(tag)?.[1]
      if (id !== undefined) await posts.syncPost(Number(id), sweepId)
    }
    await refreshLists(
      POST_LISTS.filter(({ kind, language }) => tags.includes(listTag(kind, language))),
    )
    if (tags.some((tag) => SHORT_LIST_TAGS.includes(tag))) {
      await syncShortLists(host, writer, sweepId)
    }
    // The names of subcategories are in the texts of their posts.
    if (tags.includes('subcategories')) sweepAllLists()
  }

  /** Copies the withdrawn texts, which no list has. */
  async function copyWithdrawn(): Promise<void> {
    for (const id of versions.withdrawnPosts()) await posts.syncPost(id, sweepId)
  }

  /** Copies what changed since the last poll, unless the version says that nothing did. */
  async function poll(): Promise<void> {
    pollAt = clock.now() + POLL_MS
    const { version: newVersion, tags } = (await fetchVersion()) ?? {}
    if (newVersion !== undefined && newVersion === version) return
    if (newVersion === undefined) pollAt = clock.now() + POLL_WITHOUT_VERSION_MS
    if (tags) {
      await copyChanges(tags)
      setVersion(newVersion)
      return
    }
    // Something may have been removed meanwhile.
    if (newVersion !== undefined) writer.setState('removed', '1')
    await syncVersions(host, versions, true)
    let hasChanged = await refreshLists(POST_LISTS)
    hasChanged = (await syncShortLists(host, writer, sweepId)) || hasChanged
    await copyWithdrawn()
    // Set last, so that a poll that fails before this is repeated.
    setVersion(newVersion)
    // Something did change, and is older than the posts that were compared.
    if (!hasChanged && newVersion !== undefined) sweepAllLists()
  }

  async function pollWhenDue(): Promise<void> {
    if (writer.state('ready') && clock.now() >= pollAt) await poll()
  }

  async function sweep(): Promise<void> {
    const startedAt = clock.now()
    sweepId += 1
    writer.setState('seen', String(sweepId))
    for (const list of [...listsToSweep]) {
      await posts.sweep(list, sweepId, pollWhenDue)
      listsToSweep.delete(list)
    }
    sweepAt = clock.now() + REST_FACTOR * (clock.now() - startedAt)
  }

  async function build(): Promise<void> {
    const newVersion = (await fetchVersion())?.version
    await syncVersions(host, versions, true)
    await syncShortLists(host, writer, sweepId)
    await sweep()
    await copyWithdrawn()
    setVersion(newVersion)
    writer.setState('ready', '1')
    pollAt = clock.now() + (newVersion === undefined ? POLL_WITHOUT_VERSION_MS : 0)
  }

  /** Does what is due now; throws while the host fails. */
  async function step(): Promise<void> {
    if (!writer.state('ready')) return build()
    await pollWhenDue()
    if (writer.state('removed')) {
      writer.forgetDeleted()
      writer.setState('removed', '')
    }
    if (clock.now() >= fullSweepAt) {
      sweepAllLists()
      fullSweepAt = clock.now() + FULL_SWEEP_MS
    }
    if (listsToSweep.size > 0 && clock.now() >= sweepAt) await sweep()
  }

  /** Runs until only a new file can follow the host; never throws. */
  async function run(): Promise<void> {
    for (;;) {
      try {
        await step()
        failures = 0
      } catch (error) {
        if (failures === 0) log.warn(`search is not kept up: ${errorMessage(error)}`)
        failures += 1
        if (failures >= MAX_FAILURES && needsNewFile(error)) return
      }
      const pauseMs = Math.min(POLL_MS * 2 ** Math.min(failures, 10), MAX_PAUSE_MS)
      await new Promise<void>((resolve) => clock.after(pauseMs, resolve))
    }
  }

  return { step, run }
}
