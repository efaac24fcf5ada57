import {
  CATEGORY_IDS,
  callPath,
  LANGUAGES,
  type Language,
  type Post,
  PostSchema,
  parseResponse,
} from '@gaashaan/contract'
import * as v from 'valibot'
import { textHash } from '../text-hash.ts'
import { type LatestVersion, textKey } from './latest-versions.ts'
import { jsonAt, type ReadSite, Unreachable } from './site-reader.ts'

/** Texts that are asked for at a time (`PAGE_SIZE` of the contract). */
const PAGE_SIZE = 100

type Latest = ReadonlyMap<string, LatestVersion>

const languageCode = (language: Language) => (language === 'SO' ? 'so' : 'en')

async function readPage(read: ReadSite, path: string): Promise<Post[]> {
  const body = await read(path)
  const posts = body && parseResponse(v.array(PostSchema), jsonAt(path, body))
  if (!posts) throw new Unreachable(`${path} is no list of texts`)
  return posts
}

/** What is wrong with a text that the site shows. */
function textFault(post: Post, key: string, latest: Latest): string | undefined {
  const version = latest.get(key)
  if (!version) return `The site shows ${key}, which is not in the log.`
  const { action } = version.recorded
  if (action !== 'published') return `The site shows ${key}, which the log says is ${action}.`
  const isSame = textHash(post.title, post.content ?? '') === version.entry.text
  return isSame ? undefined : `The site shows ${key} with other words than entry ${version.index}.`
}

/** Asks for every text that the site lists, in one language. */
async function verifyLists(read: ReadSite, language: Language, latest: Latest) {
  const shown = new Set<string>()
  const faults: string[] = []
  for (const category_id of CATEGORY_IDS) {
    for (let page = 1, isMore = true; isMore; page += 1) {
      const query = { category_id, language, page, page_size: PAGE_SIZE }
      const posts = await readPage(read, callPath('postsByCategory', query))
      for (const post of posts) {
        const key = textKey('post', post.id, languageCode(language))
        if (shown.has(key)) continue
        shown.add(key)
        faults.push(...[textFault(post, key, latest) ?? []].flat())
      }
      isMore = posts.length === PAGE_SIZE
    }
  }
  return { shown, faults }
}

/** What is wrong with a text that no list of the site has. */
async function unlistedFault(read: ReadSite, key: string, { recorded }: LatestVersion) {
  const { id, language, action } = recorded
  if (id === null || action === 'moved') return undefined
  const query = { language: language === 'so' ? 'SO' : 'EN' }
  const path = callPath('post', query, id)
  const body = await read(path)
  const post = body && parseResponse(PostSchema, jsonAt(path, body))
  const isAsLogged = {
    published: post && !post.withdrawn,
    withdrawn: post?.withdrawn,
    removed: !post,
  }[action]
  return isAsLogged ? undefined : `The log says that ${key} is ${action}; the site does not.`
}

export interface VerifiedSite {
  /** How many texts are as the log says. */
  readonly texts: number
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[]
}

/**
 * Checks that a site shows what its log says: each text that it lists, with the words of its last
 * version, and nothing that was taken back. Alerts come and go by the clock and are not asked for.
 */
export async function verifySite(read: ReadSite, latest: Latest): Promise<VerifiedSite> {
  const faults: string[] = []
  const shown = new Set<string>()
  for (const language of LANGUAGES) {
    const listed = await verifyLists(read, language, latest)
    for (const key of listed.shown) shown.add(key)
    faults.push(...listed.faults)
  }
  for (const [key, version] of latest) {
    if (!shown.has(key)) faults.push(...[(await unlistedFault(read, key, version)) ?? []].flat())
  }
  return { texts: new Set([...shown, ...latest.keys()]).size, faults }
}
