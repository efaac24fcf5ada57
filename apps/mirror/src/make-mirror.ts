import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MirrorFile, MirrorManifest } from '@gaashaan/transparency-log/mirror-manifest'
import { signManifest } from '@gaashaan/transparency-log/mirror-manifest'
import type { NoteSigner } from '@gaashaan/transparency-log/signing-key'
import { contentChange } from './changed-tags.ts'
import { type CopiedSite, copySite } from './copy-site.ts'
import { entryPage } from './entry-page.ts'
import { readIcons } from './icons.ts'
import { isFile, sitePages } from './links.ts'
import { continuesLog, readLogPaths } from './log-paths.ts'
import { factsOf, type MirrorFolder, openMirrorFolder } from './mirror-folder.ts'
import { entryFile, type PagePath, pageUrl, parsePage } from './page-file.ts'
import { type ReadSite, type SiteAnswer, SiteAway, siteReader } from './read-site.ts'
import { readSitemaps } from './sitemaps.ts'
import { copyTexts } from './verify-texts/copy-texts.ts'

/** After this every process of a site has learnt of a change, and renders nothing older. */
const SETTLE_MS = 2_000

/** After this a run asks about every file: some pages change with the day, and no tag tells it. */
const WHOLE_MS = 24 * 60 * 60 * 1_000

const HOME = '/?language=SO'

/** The script by which the mirror's pages check a text. A site may have none. */
const CHECK_SCRIPT = '/mirror-check.js'

/** What no page needs, and programs ask for. A site may have some of them. */
const FIXED_PATHS = [
  ...['/robots.txt', '/llms.txt', '/favicon.ico', '/.well-known/security.txt', '/api/openapi.json'],
  ...['/search?language=SO', '/search?language=EN'],
]

export interface MirrorOptions {
  readonly folder: string
  /** Where the site answers, and the API host behind it. */
  readonly siteUrl: string
  readonly apiUrl: string
  /** Asks about every file, not only about those that the cache tags name. */
  readonly isWhole: boolean
  /** The keys of the log, by its name; none where the mirror is not signed here. */
  readonly signers: (origin: string) => readonly NoteSigner[]
  readonly signal: AbortSignal
  readonly settleMs?: number
  /** First pause before a site that is busy or away is asked again. */
  readonly pauseSeconds?: number
}

export interface MirrorReport {
  /** When the run began, in Unix ms. */
  readonly time: number
  readonly files: number
  readonly bytes: number
  readonly requests: number
  /** The paths that the site answered with an error, whose former files stay. */
  readonly failed: readonly string[]
  readonly isSigned: boolean
}

/** What makes files of pages: a mirror that another one has made is made anew. */
const PROGRAM = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('')

/**
 * Names the site's build by the scripts of its home page, which no text on it changes, and this program's by
 * what it makes of a page.
 */
function buildOf(home: SiteAnswer, checkScript = ''): string {
  const scripts = home.body.toString().match(/\/assets\/[\w.-]+\.js/g) ?? []
  return createHash('sha256')
    .update([...new Set(scripts)].sort().join())
    .update(checkScript)
    .update(PROGRAM)
    .digest('hex')
}

async function readCheckScript(read: ReadSite): Promise<string | undefined> {
  const { status, body } = await read(CHECK_SCRIPT)
  return status === 200 ? body.toString() : undefined
}

async function readHome(read: ReadSite): Promise<SiteAnswer> {
  const home = await read(HOME)
  if (home.status !== 200) throw new SiteAway(`the home page has the status ${home.status}`)
  return home
}

/** Writes what plain servers give at the addresses of the pages. */
function writeEntries(
  { files }: CopiedSite,
  folder: MirrorFolder,
  former: ReadonlyMap<string, string>,
): MirrorFile[] {
  const versions = new Map<string, Partial<Record<'SO' | 'EN', PagePath>>>()
  for (const url of files.keys()) {
    const page = isFile(url) ? undefined : parsePage(url, 'SO')
    if (page?.view !== '') continue
    versions.set(page.pathname, { ...versions.get(page.pathname), [page.language]: page })
  }
  return [...versions].flatMap(([pathname, pages]) => {
    const html = entryPage(pathname, pages)
    if (html === undefined) return []
    const path = entryFile(pathname)
    const facts = factsOf(Buffer.from(html))
    if (former.get(path) !== facts.sha256) folder.stage(path, html)
    return [{ path, ...facts }]
  })
}

/** The files as a manifest lists them, with what each needs as places in the list. */
function listFiles({ files }: CopiedSite, entries: readonly MirrorFile[]): MirrorFile[] {
  const places = new Map([...files.keys()].map((url, index) => [url, index]))
  const copied = [...files.values()].map(({ needs, ...file }): MirrorFile => {
    const indexes = needs.flatMap((url) => places.get(url) ?? [])
    return indexes.length > 0 ? { ...file, needs: indexes } : file
  })
  return [...copied, ...entries]
}

/**
 * Copies a site into a folder, or brings the folder's copy up to date. Rejects with `SiteAway` where the
 * site or its API host does not answer; the folder is then as it was.
 */
export async function makeMirror(options: MirrorOptions): Promise<MirrorReport> {
  const { siteUrl, apiUrl, signers, signal, settleMs = SETTLE_MS } = options
  const time = Date.now()
  const folder = openMirrorFolder(options.folder)
  try {
    const former = folder.manifest()
    const isWhole = options.isWhole || !former || time - Date.parse(former.whole) >= WHOLE_MS
    const read = siteReader(siteUrl, options.pauseSeconds)
    const change = await contentChange(apiUrl, isWhole ? undefined : former?.version)
    if (change.version !== former?.version) await pause(settleMs, undefined, { signal })
    const home = await readHome(read)
    const checkScript = await readCheckScript(read)
    const build = buildOf(home, checkScript)
    const { site, pages: listed, files: sitemaps } = await readSitemaps(read)
    const log = await readLogPaths(read)
    const isSame =
      former?.build === build &&
      former.site === site &&
      (await continuesLog(read, former.checkpoint, log.checkpoint))
    const base = isSame ? former : undefined
    const copied = await copySite(
      [...sitemaps.keys(), ...FIXED_PATHS, ...log.paths, ...listed.map(pageUrl)],
      {
        ...{ read, folder, site, time, signal },
        former: base,
        checkScript,
        changed: isWhole ? undefined : change.tags,
        pages: sitePages(listed),
        icons: await readIcons(read, home),
        answers: new Map([[HOME, home], ...sitemaps, ...log.answers]),
      },
    )
    const hashes = new Map(former?.files.map(({ path, sha256 }) => [path, sha256]))
    const entries = writeEntries(copied, folder, hashes)
    const texts = checkScript ? await copyTexts(copied.files, { read, folder, former: base }) : []
    const files = listFiles(copied, [...entries, ...texts])
    const manifest: MirrorManifest = {
      ...{ site, time: new Date(time).toISOString(), build, checkpoint: log.checkpoint, files },
      whole: isWhole ? new Date(time).toISOString() : former.whole,
      ...(change.version !== undefined && { version: change.version }),
    }
    const keys = log.origin === undefined ? [] : signers(log.origin)
    folder.commit(manifest, former, (sha256) =>
      keys.length > 0
        ? signManifest({ origin: log.origin ?? '', time: manifest.time, sha256 }, keys)
        : undefined,
    )
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    const { requests, failed } = copied
    return { time, files: files.length, bytes, requests, failed, isSigned: keys.length > 0 }
  } catch (error) {
    folder.discard()
    throw error
  }
}
