import { Worker } from 'node:worker_threads'
import type { Language } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { ArchiveQuery, ArchiveResult } from '../../app/archive/archive.ts'
import type {
  RelatedResult,
  SearchOutcome,
  SearchQueryInput,
  Suggestion,
} from '../../app/search/search.ts'
import { type Clock, withTimeout } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import type { IndexState } from './query/index-reader.ts'
import type {
  PendingRequest,
  ThreadRequest,
  ThreadResponse,
  ThreadWork,
} from './thread-messages.ts'

/** Most questions that wait at once, and the longest wait of each in milliseconds. */
const MAX_WAITING = 64
const WAIT = 3_000
/** The longest that an article waits for what stands beside it: it is whole without. */
const WAIT_BESIDE = 250
/** Milliseconds before the thread is started, if no question comes: the first pages come first. */
const START_AFTER = 1_000
/** Milliseconds before a thread that ended is started anew. */
const START_AGAIN_AFTER = 5_000
/** Megabytes of JavaScript's memory for the thread: a whole list of a host without pages fits. */
const MEMORY = 256
/** Of these, for what is forgotten at once: more is taken and not given back. */
const YOUNG = 8

const THREAD = new URL('./search-thread.ts', import.meta.url)

export interface Search {
  /** Never throws; `version` is the content version that is known to hold. */
  readonly ask: (question: SearchQueryInput, version: string | undefined) => Promise<SearchOutcome>
  readonly suggest: (language: Language, text: string) => Promise<readonly Suggestion[]>
  readonly archive: (question: ArchiveQuery, version: string | undefined) => Promise<ArchiveResult>
  readonly beside: (
    language: Language,
    postId: number,
    version: string | undefined,
  ) => Promise<RelatedResult>
  /** How the index stands to what is public; `away` where the thread does not say. */
  readonly state: (version: string | undefined) => Promise<IndexState | 'away'>
  readonly close: () => Promise<void>
}

/**
 * The search of this process: a thread of its own that reads the index, and keeps it where `keeps`
 * says so, so that neither holds up a page. A thread that ends is started again.
 */
export function createSearch(
  parts: ThreadWork & { readonly clock: Clock; readonly log: Log },
): Search {
  const { clock, log, ...work } = parts
  const waiting = new Map<number, (answer: unknown) => void>()
  let thread: Worker | undefined
  let isBegun = false
  let isClosed = false
  let last = 0

  function start(): void {
    if (isClosed) return
    const started = new Worker(THREAD, {
      workerData: work satisfies ThreadWork,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: YOUNG },
    })
    // Whoever listens keeps the process alive; this thread alone does not.
    started.unref()
    started.on('message', ({ id, answer }: ThreadResponse) => waiting.get(id)?.(answer))
    started.on('error', (error) => log.warn(`search has stopped: ${errorMessage(error)}`))
    started.on('exit', () => {
      thread = undefined
      if (!isClosed) setTimeout(start, START_AGAIN_AFTER).unref()
    })
    thread = started
  }

  function begin(): void {
    if (!isBegun) start()
    isBegun = true
  }

  async function ask(asked: PendingRequest, wait = WAIT): Promise<unknown> {
    begin()
    if (!thread || waiting.size >= MAX_WAITING) return undefined
    last += 1
    const id = last
    const answer = new Promise((resolve) => waiting.set(id, resolve))
    thread.postMessage({ ...asked, id } satisfies ThreadRequest)
    try {
      return await withTimeout(clock, wait, answer, undefined)
    } finally {
      waiting.delete(id)
    }
  }

  setTimeout(begin, START_AFTER).unref()
  return {
    async ask(question, version) {
      const answer = await ask({ ask: 'search', question, version })
      return (answer as SearchOutcome | undefined) ?? { state: 'away' }
    },
    async suggest(language, text) {
      const question = { language, text, page: 1 }
      const answer = await ask({ ask: 'suggest', question, version: undefined })
      return (answer as Suggestion[] | undefined) ?? []
    },
    async archive(question, version) {
      const answer = await ask({ ask: 'archive', question, version })
      return (answer as ArchiveResult | undefined) ?? { state: 'away' }
    },
    async beside(language, postId, version) {
      const answer = await ask({ ask: 'beside', language, postId, version }, WAIT_BESIDE)
      return (answer as RelatedResult | undefined) ?? { isBehind: true }
    },
    async state(version) {
      return ((await ask({ ask: 'state', version })) as IndexState | undefined) ?? 'away'
    },
    async close() {
      isClosed = true
      await thread?.terminate()
    },
  }
}
