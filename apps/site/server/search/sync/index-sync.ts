import { errorMessage } from '@gaashaan/runtime/error-message'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../observability/log.ts'
import { needsNewFile } from './index-failure.ts'
import type { IndexHost } from './index-source.ts'
import type { IndexWriter } from './index-writer.ts'
import { syncOthers } from './other-sync.ts'
import { POST_LISTS, type PostList } from './post-lists.ts'
import { createPostSync } from './post-sync.ts'

/** Milliseconds between two looks for something new: what is published is found within two seconds. */
const LOOK_EVERY = 750
/** Poll interval in ms for hosts without `content-version`, and delay before the first poll. */
const LOOK_WITHOUT_VERSION = 60_000
const ASK_VERSION_AGAIN = 5 * 60_000
/** Milliseconds after which everything is compared anew, whatever the host said meanwhile. */
const SWEEP_EVERY = 6 * 3_600_000
/** A sweep rests for as many times as long as it took: that much of the host's time is not ours. */
const REST = 10
/** Longest delay, in ms, before a failed host is tried again. */
const MAX_PAUSE_MS = 30_000
/** Times in a row that the file fails before another one is made. */
const MAX_FAILURES = 3
/** Lists that are requested at once after a publish. */
const AT_ONCE = 3

export interface IndexSync {
  /** Does what is due now; throws while the host fails. */
  readonly step: () => Promise<void>
  /** Runs until only another file can follow; never throws. */
  readonly run: () => Promise<void>
}

/** Runs work for each item, a few at once. */
async function forEach<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  const work = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/**
 * Keeps the index true to the host: builds it whole at first, takes what changed whenever the
 * content version does, and compares everything now and then.
 */
export function createIndexSync(parts: {
  readonly host: IndexHost
  readonly writer: IndexWriter
  readonly clock: Clock
  readonly log: Log
}): IndexSync {
  const { host, writer, clock, log } = parts
  const posts = createPostSync({ host, writer })
  let failures = 0

  let version = writer.state('version')
  let hasVersion = true
  let askVersionAt = 0
  let lookAt = 0
  /** Lists that are to be compared whole, and when the next comparison may begin. */
  const off = new Set<PostList>(POST_LISTS)
  let sweepAt = 0
  let sweepAllAt = clock.now() + SWEEP_EVERY

  let seen = Number(writer.state('seen') ?? 0)

  function nextSeen(): number {
    seen += 1
    writer.setState('seen', String(seen))
    return seen
  }

  /** The host's version, `undefined` where it tells none. */
  async function told(): Promise<string | undefined> {
    if (!hasVersion && clock.now() < askVersionAt) return undefined
    const answer = await host.ask('contentVersion', {})
    hasVersion = answer !== undefined
    askVersionAt = clock.now() + ASK_VERSION_AGAIN
    return answer?.data.version
  }

  function setVersion(now: string | undefined): void {
    version = now
    writer.setState('version', now ?? '')
  }

  /** Takes what changed since the last look, where something may have. */
  async function look(): Promise<void> {
    lookAt = clock.now() + LOOK_EVERY
    const now = await told()
    if (now !== undefined && now === version) return
    if (now === undefined) lookAt = clock.now() + LOOK_WITHOUT_VERSION
    let hasChanged = false
    await forEach(POST_LISTS, async (list) => {
      const done = await posts.refresh(list, seen)
      hasChanged ||= done.hasChanged
      if (done.isOff) off.add(list)
    })
    hasChanged = (await syncOthers({ host, writer, seen })) || hasChanged
    // Last: what failed before it is looked at again.
    setVersion(now)
    // Something did change, and is older than what was looked at.
    if (!hasChanged && now !== undefined) for (const list of POST_LISTS) off.add(list)
  }

  async function lookWhenDue(): Promise<void> {
    if (writer.state('ready') && clock.now() >= lookAt) await look()
  }

  async function sweep(): Promise<void> {
    const begin = clock.now()
    const mine = nextSeen()
    const lists = [...off]
    for (const list of lists) {
      await posts.sweep(list, mine, lookWhenDue)
      off.delete(list)
    }
    sweepAt = clock.now() + REST * (clock.now() - begin)
  }

  async function build(): Promise<void> {
    const now = await told()
    await syncOthers({ host, writer, seen })
    await sweep()
    setVersion(now)
    writer.setState('ready', '1')
    lookAt = clock.now() + (now === undefined ? LOOK_WITHOUT_VERSION : 0)
  }

  async function step(): Promise<void> {
    if (!writer.state('ready')) return build()
    await lookWhenDue()
    if (clock.now() >= sweepAllAt) {
      for (const list of POST_LISTS) off.add(list)
      sweepAllAt = clock.now() + SWEEP_EVERY
    }
    if (off.size > 0 && clock.now() >= sweepAt) await sweep()
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => clock.after(milliseconds, resolve))

  return {
    step,
    async run() {
      for (;;) {
        try {
          await step()
          failures = 0
        } catch (error) {
          if (failures === 0) log.warn(`search is not kept up: ${errorMessage(error)}`)
          failures += 1
          if (failures >= MAX_FAILURES && needsNewFile(error)) return
        }
        const longer = LOOK_EVERY * 2 ** Math.min(failures, 10)
        await pause(Math.min(longer, MAX_PAUSE_MS))
      }
    },
  }
}
