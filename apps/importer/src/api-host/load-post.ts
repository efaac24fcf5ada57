import type { Language, PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { isFileKind } from '@gaashaan/desk/collections/posts/kinds'
import { NotFetched } from '../media/fetch-file.ts'
import type { SourceFile, SourcePost, SourceText } from '../source-items.ts'
import type { StagingFile } from '../staging-file.ts'
import type { HostCall } from './read-call.ts'
import { type HostPost, readItem } from './read-item.ts'
import type { ListedText } from './read-posts.ts'

/** A text of a post and the id under which the host has it. */
export interface DueText {
  readonly id: number
  readonly listed: ListedText
}

export interface DueHostPost {
  readonly kind: PostKind
  readonly featured: boolean
  readonly texts: Partial<Record<LanguageGroup, DueText>>
  readonly subcategory?: string
  readonly notes: readonly string[]
}

export interface HostAround {
  readonly call: HostCall
  readonly staging: StagingFile
  /** The host's address, from which pictures' paths are told. */
  readonly host: URL
}

const LANGUAGE: Readonly<Record<LanguageGroup, Language>> = { so: 'SO', en: 'EN' }

interface LoadedText {
  readonly post: HostPost
  readonly address: string
  readonly note?: string
  readonly incomplete: boolean
}

/** The post itself, or what the list told where the post does not come. */
async function loadText(group: LanguageGroup, { id, listed }: DueText, around: HostAround) {
  const { call, staging, host } = around
  const fromList = staging.get(listed.place) as HostPost
  const language = LANGUAGE[group]
  const address = `${host.href.replace(/\/+$/, '')}/api/posts/public/${id}?language=${language}`
  // A list's item without a title or a date may be only the list's fault.
  const isGood = fromList.title !== '' && fromList.createdAt !== undefined
  if (listed.isWhole && isGood) return { post: fromList, address, incomplete: false }
  try {
    const { data } = await call('post', { language }, id)
    const post = readItem(data)
    if (post?.id !== id) throw new NotFetched('the answer is another post')
    const merged = { ...fromList, ...post, title: post.title || fromList.title }
    return { post: merged, address, incomplete: false }
  } catch (error) {
    const { message, status } = error as NotFetched
    // No post at this id is an answer; what failed otherwise may come the next time.
    const isGone = status === 404
    if (fromList.content === undefined && !isGone) throw error
    const note = `Only what the list told came: ${message}`
    return { post: fromList, address, note, incomplete: !isGone }
  }
}

function fileOf(url: string | undefined, host: URL): SourceFile | undefined {
  const address = url === undefined ? undefined : URL.parse(url, host.href)?.href
  return address === undefined ? undefined : { address }
}

/** The picture of a desk of ours, with its words. */
function pictureOf(loaded: Partial<Record<LanguageGroup, LoadedText>>, host: URL) {
  const [first] = Object.values(loaded)
  const file = fileOf(first?.post.picture?.url, host)
  if (file === undefined) return undefined
  const words = (name: 'alt' | 'credit') =>
    Object.fromEntries(
      Object.entries(loaded).flatMap(([group, { post }]) =>
        post.picture?.[name] ? [[group, post.picture[name]]] : [],
      ),
    )
  return { ...file, alt: words('alt'), credit: words('credit') }
}

/** Reads a post in all its languages. Throws `NotFetched` where nothing of it can be had. */
export async function loadPost(due: DueHostPost, around: HostAround): Promise<SourcePost> {
  const { host } = around
  const notes = [...due.notes]
  const loaded: Partial<Record<LanguageGroup, LoadedText>> = {}
  for (const [group, text] of Object.entries(due.texts) as [LanguageGroup, DueText][]) {
    const found: LoadedText = await loadText(group, text, around)
    loaded[group] = found
    if (found.note) notes.push(found.note)
  }
  const isPaper = isFileKind(due.kind)
  const texts: Partial<Record<LanguageGroup, SourceText>> = {}
  for (const [group, { post, address }] of Object.entries(loaded) as [
    LanguageGroup,
    LoadedText,
  ][]) {
    const { title, content = '', createdAt } = post
    if (title === '') notes.push(`It has no title (${group}): that text waits as a draft.`)
    if (createdAt === undefined) notes.push(`It has no date (${group}): it waits as a draft.`)
    const file = isPaper ? fileOf(post.postUrl, host) : undefined
    const isPublic = title !== '' && createdAt !== undefined
    texts[group] = {
      title,
      html: content,
      isPublic,
      address,
      ...(createdAt && { publishedAt: createdAt }),
      ...(file && { file }),
    }
  }
  const { so, en } = texts
  if (so && en && so.title === en.title && so.html === en.html) {
    notes.push('The host tells the same words in both languages.')
  }
  const posts = Object.values(loaded).map(({ post }) => post)
  const first = <K extends keyof HostPost>(name: K) =>
    posts.map((post) => post[name]).find((value) => value !== undefined)
  const picture = pictureOf(loaded, host)
  const subject = isPaper ? undefined : fileOf(first('postUrl'), host)
  const [duration, opensAt, closesAt] = [first('duration'), first('opensAt'), first('closesAt')]
  const reference = first('reference')
  return {
    kind: due.kind,
    texts,
    // The same file as the picture needs no second look without its words.
    ...(subject && { subject: subject.address === picture?.address ? picture : subject }),
    ...(picture && { picture }),
    featured: due.featured,
    ...(due.subcategory && { subcategory: due.subcategory }),
    ...(duration !== undefined && { duration }),
    ...(opensAt && { opensAt }),
    ...(closesAt && { closesAt }),
    ...(reference && { reference }),
    notes,
    incomplete: Object.values(loaded).some((text) => text.incomplete),
  }
}
