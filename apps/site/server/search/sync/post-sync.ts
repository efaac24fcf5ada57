import { LANGUAGES, type Post } from '@gaashaan/contract'
import { isWholeList } from '../../../app/api/list-page.ts'
import { minRowId, ROW_IDS_PER_MINUTE } from '../index-document.ts'
import type { IndexHost } from './index-host.ts'
import type { IndexWriter } from './index-writer.ts'
import { listOfPost, type PostList } from './post-lists.ts'
import { postDocument, postFingerprint, postKey, withdrawnDocument } from './to-index-document.ts'

/** How many of the newest posts are compared after a publish, and posts in a page of a sweep. */
const REFRESH_SIZE = 20
const SWEEP_PAGE_SIZE = 100
/** Up to this many changed posts of a page are requested singly; more come as a page with content. */
const MAX_SINGLE_REQUESTS = 10
/** Documents written in one transaction: a search waits no longer than that takes. */
const BATCH_SIZE = 25

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Whether posts are sorted as the host of the calls' paging sorts them: newest first. */
function isByDate(posts: readonly Post[]): boolean {
  return posts.every((post, index) => {
    const next = posts[index + 1]
    return next === undefined || Date.parse(post.created_at) >= Date.parse(next.created_at)
  })
}

const keysOf = (posts: readonly Post[]) => posts.map(({ id }) => postKey(id))

const withContent = (post: Post, { content }: Post): Post => ({ ...post, content })

/** Copies the posts of the host's lists into the index. Its functions throw while the host fails. */
export function createPostSync(host: IndexHost, writer: IndexWriter) {
  async function store(list: PostList, posts: readonly Post[], sweepId: number): Promise<void> {
    for (let at = 0; at < posts.length; at += BATCH_SIZE) {
      const batch = posts.slice(at, at + BATCH_SIZE)
      const documents = batch.map((post) => postDocument(post, list))
      writer.upsert(documents, sweepId)
      await nextTurn()
    }
  }

  /** The posts that differ from the index. Of whole lists, posts of another list do not count. */
  function changedOf(list: PostList, posts: readonly Post[], isWhole: boolean): Post[] {
    return posts.filter((post) => {
      const indexed = writer.stampOf(list.language, postKey(post.id))
      if (indexed && indexed.list !== list.kind) return !isWhole
      return indexed?.stamp !== postFingerprint(post)
    })
  }

  async function fetchAndStore(list: PostList, posts: readonly Post[], sweepId: number) {
    for (const post of posts) {
      const response = await host.call('post', { language: list.language }, post.id)
      if (response) await store(list, [withContent(post, response.data)], sweepId)
    }
  }

  const fetchPage = (list: PostList, page: number, size: number, hasContent: boolean) =>
    host.call(list.call, {
      ...list.query,
      page,
      page_size: size,
      ...(!hasContent && { with_content: 0 }),
    })

  /** Syncs a list that came whole; returns whether something has changed. */
  async function syncWhole(list: PostList, posts: readonly Post[], sweepId: number) {
    const changed = changedOf(list, posts, true)
    await store(list, changed, sweepId)
    writer.markSeen(list.language, keysOf(posts), sweepId)
    const removed = writer.removeMissing(list.language, list.kind, keysOf(posts))
    return changed.length + removed > 0
  }

  /** Removes what was among the newest posts and is gone; returns how many. */
  function removeMissing(list: PostList, posts: readonly Post[], total: number): number {
    if (!isByDate(posts)) return 0
    const oldest = posts.at(-1)
    const isAll = posts.length >= total || oldest === undefined
    const fromRowId = isAll
      ? undefined
      : minRowId({ date: oldest.created_at, kind: list.kind }) + ROW_IDS_PER_MINUTE
    return writer.removeMissing(list.language, list.kind, keysOf(posts), fromRowId)
  }

  async function syncPage(list: PostList, page: number, posts: readonly Post[], sweepId: number) {
    const changed = changedOf(list, posts, false)
    if (changed.length > MAX_SINGLE_REQUESTS) {
      const response = await fetchPage(list, page, SWEEP_PAGE_SIZE, true)
      const byId = new Map(response?.data.map((post) => [post.id, post]))
      const complete = changed.flatMap((post) => {
        const whole = byId.get(post.id)
        return whole ? withContent(post, whole) : []
      })
      await store(list, complete, sweepId)
    } else await fetchAndStore(list, changed, sweepId)
    writer.markSeen(list.language, keysOf(posts), sweepId)
  }

  return {
    /** Syncs one post in both languages, wherever it is in its lists. */
    async syncPost(id: number, sweepId: number): Promise<void> {
      for (const language of LANGUAGES) {
        const post = (await host.call('post', { language }, id))?.data
        const list = post && listOfPost(post, language)
        if (!list) writer.remove(language, postKey(id))
        else if (post.withdrawn) writer.upsert([withdrawnDocument(post, list)], sweepId)
        else await store(list, [post], sweepId)
      }
    },
    /**
     * Syncs the newest posts of a list. `needsSweep`: the index has another number of posts of this
     * list than the host.
     */
    async refresh(list: PostList, sweepId: number) {
      const response = await fetchPage(list, 1, REFRESH_SIZE, false)
      if (!response) return { hasChanged: false, needsSweep: false }
      const { data: posts, total = 0 } = response
      if (isWholeList(response, REFRESH_SIZE)) {
        return { hasChanged: await syncWhole(list, posts, sweepId), needsSweep: false }
      }
      const changed = changedOf(list, posts, false)
      await fetchAndStore(list, changed, sweepId)
      const removed = removeMissing(list, posts, total)
      const needsSweep = writer.countOf(list.language, list.kind) !== total
      return { hasChanged: changed.length + removed > 0, needsSweep }
    },
    /** Compares a whole list, page by page; `onPage` runs after each. */
    async sweep(list: PostList, sweepId: number, onPage: () => Promise<void>): Promise<void> {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const response = await fetchPage(list, page, SWEEP_PAGE_SIZE, false)
        const { data: posts = [], total = 0 } = response ?? {}
        if (response && isWholeList(response, SWEEP_PAGE_SIZE)) {
          await syncWhole(list, posts, sweepId)
          return
        }
        pages = Math.ceil(total / SWEEP_PAGE_SIZE)
        await syncPage(list, page, posts, sweepId)
        await onPage()
      }
      writer.removeUnseen(list.language, list.kind, sweepId)
    },
  }
}
