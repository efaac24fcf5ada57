import type { Post } from '@gaashaan/contract'
import { isWholeList } from '../../../app/api/list-page.ts'
import { PLACES, placeOf } from '../index-document.ts'
import type { IndexHost } from './index-source.ts'
import type { IndexWriter } from './index-writer.ts'
import type { PostList } from './post-lists.ts'
import { postDocument, postFingerprint, postKey } from './to-index-document.ts'

/** Posts of a list that are looked at after every publish, and to a page of a whole sweep. */
const FIRST_PAGE = 20
const SWEEP_PAGE = 100
/** Up to so many changed posts of a page are requested singly; more come as a page with texts. */
const ONE_BY_ONE = 10
/** Texts that are written at once: searches wait no longer than that takes. */
const BATCH = 25

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

export interface PostSync {
  /**
   * Takes what changed among the newest posts of a list. `hasChanged`: something did; `isOff`: the
   * index has another number of them than the host.
   */
  readonly refresh: (
    list: PostList,
    seen: number,
  ) => Promise<{ readonly hasChanged: boolean; readonly isOff: boolean }>
  /** Compares a whole list, page by page; `between` runs between two of them. */
  readonly sweep: (list: PostList, seen: number, between: () => Promise<void>) => Promise<void>
}

/** Newest first, as the host of the calls' paging sorts. */
function isByDate(posts: readonly Post[]): boolean {
  return posts.every((post, at) => {
    const next = posts[at + 1]
    return next === undefined || Date.parse(post.created_at) >= Date.parse(next.created_at)
  })
}

/** Brings the posts of the host's lists into the index. Both throw while the host fails. */
export function createPostSync({
  host,
  writer,
}: {
  readonly host: IndexHost
  readonly writer: IndexWriter
}): PostSync {
  async function put(list: PostList, posts: readonly Post[], seen: number): Promise<void> {
    for (let at = 0; at < posts.length; at += BATCH) {
      const batch = posts.slice(at, at + BATCH)
      writer.put(
        batch.map((post) => postDocument(post, list)),
        seen,
      )
      await breathe()
    }
  }

  /** Those that the index has otherwise; a list of a host without pages takes none of another's. */
  function changedOf(list: PostList, posts: readonly Post[], isWhole: boolean): Post[] {
    return posts.filter((post) => {
      const known = writer.stampOf(list.language, postKey(post.id))
      if (known && known.list !== list.name) return !isWhole
      return known?.stamp !== postFingerprint(post)
    })
  }

  const withStampOf = (listed: Post, whole: Post): Post => ({ ...listed, content: whole.content })

  async function fetchOne(list: PostList, listed: Post): Promise<Post | undefined> {
    const answer = await host.ask('post', { language: list.language }, listed.id)
    return answer && withStampOf(listed, answer.data)
  }

  async function fetchAndPut(list: PostList, changed: readonly Post[], seen: number) {
    for (const listed of changed) {
      const post = await fetchOne(list, listed)
      if (post) await put(list, [post], seen)
    }
  }

  const askPage = (list: PostList, page: number, size: number, withContent: boolean) =>
    host.ask(list.call, {
      ...list.query,
      page,
      page_size: size,
      ...(!withContent && { with_content: 0 }),
    })

  const keysOf = (posts: readonly Post[]) => posts.map(({ id }) => postKey(id))

  /** Takes a list that came whole. */
  async function takeWhole(list: PostList, posts: readonly Post[], seen: number) {
    const changed = changedOf(list, posts, true)
    await put(list, changed, seen)
    writer.touch(list.language, keysOf(posts), seen)
    const here = new Set(keysOf(posts))
    const gone = writer.listedFrom(list.language, list.name, Number.MIN_SAFE_INTEGER)
    const keys = gone.flatMap(({ key }) => (here.has(key) ? [] : [key]))
    writer.remove(list.language, keys)
    return changed.length + keys.length > 0
  }

  /** Removes what stood among the newest posts and is not there any more. */
  function removeGone(list: PostList, posts: readonly Post[], total: number): boolean {
    const oldest = posts.at(-1)
    if (!isByDate(posts)) return false
    const isAll = posts.length >= total || oldest === undefined
    const from = isAll
      ? Number.MIN_SAFE_INTEGER
      : placeOf({ date: oldest.created_at, kind: list.kind }) + PLACES
    const here = new Set(keysOf(posts))
    const gone = writer
      .listedFrom(list.language, list.name, from)
      .flatMap(({ key }) => (here.has(key) ? [] : [key]))
    writer.remove(list.language, gone)
    return gone.length > 0
  }

  async function takePage(list: PostList, page: number, posts: readonly Post[], seen: number) {
    const changed = changedOf(list, posts, false)
    if (changed.length > ONE_BY_ONE) {
      const answer = await askPage(list, page, SWEEP_PAGE, true)
      const texts = new Map(answer?.data.map((post) => [post.id, post]))
      const found = changed.flatMap((listed) => {
        const whole = texts.get(listed.id)
        return whole ? [withStampOf(listed, whole)] : []
      })
      await put(list, found, seen)
    } else await fetchAndPut(list, changed, seen)
    writer.touch(list.language, keysOf(posts), seen)
  }

  return {
    async refresh(list, seen) {
      const answer = await askPage(list, 1, FIRST_PAGE, false)
      if (!answer) return { hasChanged: false, isOff: false }
      const { data, total = 0 } = answer
      if (isWholeList({ data, ...(answer.total !== undefined && { total }) }, FIRST_PAGE)) {
        return { hasChanged: await takeWhole(list, data, seen), isOff: false }
      }
      const changed = changedOf(list, data, false)
      await fetchAndPut(list, changed, seen)
      const hasGone = removeGone(list, data, total)
      const isOff = writer.countOf(list.language, list.name) !== total
      return { hasChanged: changed.length > 0 || hasGone, isOff }
    },
    async sweep(list, seen, between) {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await askPage(list, page, SWEEP_PAGE, false)
        const { data = [], total } = answer ?? {}
        if (answer && isWholeList({ data, ...(total !== undefined && { total }) }, SWEEP_PAGE)) {
          await takeWhole(list, data, seen)
          return
        }
        pages = Math.ceil((total ?? 0) / SWEEP_PAGE)
        await takePage(list, page, data, seen)
        await between()
      }
      writer.removeUnseen(list.language, list.name, seen)
    },
  }
}
