import type { Records } from '@gaashaan/desk/collections/imports/import-records'
import type { Payload } from 'payload'
import { legacyArticlePath } from '../legacy-article-path.ts'
import { failureReason } from '../report/failure-reason.ts'
import type { Report } from '../report/report.ts'
import type { DuePost, SourcePost } from '../source-items.ts'
import { fingerprint } from './fingerprint.ts'
import { importDocument } from './import-document.ts'
import { type PostTools, postData } from './post-data.ts'

/** Posts under way at a time; the host is asked for no more than two things at once anyway. */
const AT_ONCE = 2

export interface PostsWork {
  readonly payload: Payload
  readonly records: Records
  readonly report: Report
  readonly tools: PostTools
  readonly dryRun: boolean
  /** Stops before the next post. */
  readonly signal: AbortSignal
  /** Called after each post. */
  onDone(): void
}

/**
 * Where readers found a post leads to where they find it from now on. A text that is not public has
 * none: its new address tells its title.
 */
function redirect(report: Report, due: DuePost, post: SourcePost, id: number, moved: boolean) {
  for (const { path, language } of due.oldPaths) {
    const text = post.texts[language]
    // A rule finds what has kept its number.
    if (!text?.isPublic || path === `/?p=${id}`) continue
    report.redirects.push({ from: path, to: legacyArticlePath(id, text.title, language) })
  }
  if (!moved) return
  for (const text of Object.values(post.texts)) {
    if (!text.isPublic) continue
    const [from, to] = [legacyArticlePath(due.id, text.title), legacyArticlePath(id, text.title)]
    if (from !== to) report.redirects.push({ from, to })
  }
}

async function bringPost(due: DuePost, work: PostsWork): Promise<void> {
  const { payload, records, report, dryRun } = work
  const { key, address, heading } = due
  try {
    const post = await due.load()
    const {
      outcome,
      id,
      idWasTaken,
      notes = [],
    } = await importDocument(
      payload,
      records,
      {
        key,
        collection: 'posts',
        id: due.id,
        told: fingerprint(post),
        make: () => postData(post, work.tools),
      },
      dryRun,
    )
    const taken = idWasTaken ? [`Its number ${due.id} is another post's: it has a new one.`] : []
    for (const note of [...notes, ...taken]) report.notes.push({ address, note })
    if (id !== undefined && outcome !== 'removed') redirect(report, due, post, id, id !== due.id)
    report.entries.push({ thing: 'post', outcome, address, heading, ...(id && { id }) })
  } catch (error) {
    const reason = failureReason(error)
    report.entries.push({ thing: 'post', outcome: 'failed', address, heading, reason })
  }
}

/** Brings posts one after the other, two at a time; each is whole or not there. */
export async function importPosts(posts: readonly DuePost[], work: PostsWork): Promise<void> {
  const queue = posts[Symbol.iterator]()
  const worker = async () => {
    for (const due of queue) {
      if (work.signal.aborted) return
      await bringPost(due, work)
      work.onDone()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
