import type { MirrorFile, MirrorManifest } from '@gaashaan/transparency-log/mirror-manifest'
import { movedPage } from './entry-page.ts'
import type { Icons } from './icons.ts'
import { isFile, resolveLink, type SitePages } from './links.ts'
import { factsOf, type MirrorFolder } from './mirror-folder.ts'
import { articleId, type PagePath, pageFile, parsePage } from './page-file.ts'
import { type ReadSite, type SiteAnswer, SiteAway } from './read-site.ts'
import { rewritePage } from './rewrite-page.ts'

/** Requests at a time: the site has readers to serve. */
const PARALLEL = 4
/** Answers with an error after which the site counts as away. */
const MAX_FAILURES = 20

/** A file of the mirror, with what it needs by the paths of the site. */
export interface CopiedFile extends Omit<MirrorFile, 'needs' | 'url'> {
  readonly url: string
  readonly needs: readonly string[]
}

interface CopyOptions {
  readonly read: ReadSite
  readonly folder: MirrorFolder
  readonly former: MirrorManifest | undefined
  /** The cache tags of what has changed since; `undefined` where anything may have. */
  readonly changed: ReadonlySet<string> | undefined
  readonly site: string
  readonly pages: SitePages
  readonly icons: Icons
  readonly time: number
  /** The script by which a page checks a text; absent for a site that has none. */
  readonly checkScript: string | undefined
  readonly signal: AbortSignal
  /** Answers that are here already, by their paths. */
  readonly answers: ReadonlyMap<string, SiteAnswer>
}

export interface CopiedSite {
  /** By the paths of the site. */
  readonly files: ReadonlyMap<string, CopiedFile>
  readonly requests: number
  /** The paths that the site answered with an error. Their former files stay. */
  readonly failed: readonly string[]
}

/** Names of files that change with what is in them, and the log's tiles, which never change. */
const IMMUTABLE = /^\/(?:assets|media|styles|log\/tile)\//

/**
 * The tags by which a copied page changes. What stands beside an article is left out of the mirror, and so
 * are the tags of other posts and of lists.
 */
function tagsOfPage(page: PagePath, tags: readonly string[] | undefined) {
  const id = articleId(page)
  if (id === undefined) return tags
  return tags?.filter(
    (tag) => !tag.startsWith('list:') && (!tag.startsWith('post:') || tag === `post:${id}`),
  )
}

const isError = ({ status }: SiteAnswer) => status >= 500 || status === 429

/** The former files by the site's paths, with what they need. */
function formerFiles(former: MirrorManifest | undefined): Map<string, CopiedFile> {
  const files = new Map<string, CopiedFile>()
  for (const file of former?.files ?? []) {
    if (file.url === undefined) continue
    const needs = file.needs?.flatMap((index) => former?.files[index]?.url ?? []) ?? []
    files.set(file.url, { ...file, url: file.url, needs })
  }
  return files
}

/**
 * Copies the pages and files that `start` names, and all that they need. What has not changed since the
 * former mirror is not asked for again, or only whether it has. Rejects with `SiteAway` where the site fails.
 */
export async function copySite(start: Iterable<string>, options: CopyOptions): Promise<CopiedSite> {
  const { read, folder, former, changed, site, pages, icons, time, checkScript } = options
  const { signal, answers } = options
  const formerly = formerFiles(former)
  const files = new Map<string, CopiedFile>()
  const failed: string[] = []
  const known = new Set(start)
  const queue = [...known]
  /** Each path and tag once, since thousands of pages name the same ones. */
  const strings = new Map<string, string>()
  let requests = 0

  function once(text: string): string {
    const known = strings.get(text)
    if (known === undefined) strings.set(text, text)
    return known ?? text
  }

  const hasChanged = ({ url, tags }: CopiedFile) =>
    !IMMUTABLE.test(url) && (!changed || !tags || tags.some((tag) => changed.has(tag)))

  function keep(file: CopiedFile): void {
    files.set(file.url, file)
    for (const url of file.needs) {
      if (known.has(url)) continue
      known.add(url)
      queue.push(url)
    }
  }

  function store(
    url: string,
    path: string,
    bytes: Buffer,
    needs: readonly string[],
    { etag, tags }: Partial<Pick<SiteAnswer, 'etag' | 'tags'>>,
  ) {
    const facts = factsOf(bytes)
    if (formerly.get(url)?.sha256 !== facts.sha256 || !folder.has(path)) folder.stage(path, bytes)
    keep({
      ...{ path, ...facts, url, needs: needs.map(once) },
      ...(etag !== undefined && { etag }),
      ...(tags && { tags: tags.map(once) }),
    })
  }

  function storeStyles(url: string, css: string, needs: readonly string[]): void {
    known.add(url)
    if (!files.has(url)) store(url, url.slice(1), Buffer.from(css), needs, {})
  }

  function storePage(url: string, page: PagePath, answer: SiteAnswer): void {
    const html = answer.body.toString()
    const rewritten = rewritePage(html, { page, site, pages, icons, time, checkScript })
    for (const { path, css, needs } of rewritten.styles) storeStyles(`/${path}`, css, needs)
    const tags = tagsOfPage(page, answer.tags)
    store(url, pageFile(page), Buffer.from(rewritten.html), rewritten.needs, { ...answer, tags })
  }

  function storeMoved(url: string, page: PagePath, answer: SiteAnswer): void {
    const target = resolveLink(answer.location ?? '/', page, site, pages)
    const html = Buffer.from(movedPage(page, target))
    const needs = target.kind === 'file' ? [target.needs] : []
    store(url, pageFile(page), html, needs, {})
  }

  async function copy(url: string): Promise<void> {
    const before = formerly.get(url)
    const isHere = before !== undefined && folder.has(before.path)
    if (isHere && !hasChanged(before)) return keep(before)
    requests += 1
    const answer = answers.get(url) ?? (await read(url, { etag: isHere ? before.etag : undefined }))
    const page = isFile(url) ? undefined : parsePage(url, 'SO')
    if (answer.status === 304 && before) {
      // The same bytes may have come to depend on something else.
      const tags = page ? tagsOfPage(page, answer.tags) : answer.tags
      keep(tags ? { ...before, tags: tags.map(once) } : before)
    } else if (isError(answer)) {
      failed.push(url)
      if (failed.length > MAX_FAILURES) throw new SiteAway(`${url} has the status ${answer.status}`)
      if (isHere) keep(before)
    } else if (page && answer.status === 200) storePage(url, page, answer)
    else if (page && answer.location !== undefined) storeMoved(url, page, answer)
    else if (answer.status === 200) {
      store(url, decodeURIComponent(url.slice(1)), answer.body, [], answer)
    }
  }

  let open = 0
  await new Promise<void>((resolve, reject) => {
    const next = () => {
      if (signal.aborted) return reject(signal.reason)
      if (queue.length === 0 && open === 0) return resolve()
      while (open < PARALLEL && queue.length > 0) {
        open += 1
        copy(queue.pop() ?? '').then(() => {
          open -= 1
          next()
        }, reject)
      }
    }
    next()
  })
  return { files, requests, failed }
}
