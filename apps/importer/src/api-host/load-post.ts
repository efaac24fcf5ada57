import type { Language } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { isFileKind } from '@gaashaan/desk/collections/posts/kinds'
import { type ByLanguage, languageEntries } from '../by-language.ts'
import { FetchError } from '../media/fetch-file.ts'
import type { SourceFile, SourcePost, SourceText } from '../source-items.ts'
import type { StagingFile } from '../staging-file.ts'
import { baseUrl, fileUrl, type HostCall } from './read-call.ts'
import { type HostPost, readItem } from './read-item.ts'
import type { ListedText } from './read-posts.ts'

/** A text of a post, and its id at the host. */
export interface TextToLoad {
  readonly id: number
  readonly listed: ListedText
}

export interface HostContext {
  readonly call: HostCall
  readonly staging: StagingFile
  readonly host: URL
}

const LANGUAGE: Readonly<Record<LanguageGroup, Language>> = { so: 'SO', en: 'EN' }

interface LoadedText {
  readonly group: LanguageGroup
  readonly post: HostPost
  readonly address: string
  readonly note?: string
  readonly incomplete: boolean
}

/** The post itself, or the list's item where the post cannot be fetched. */
async function loadText(
  group: LanguageGroup,
  { id, listed }: TextToLoad,
  { call, staging, host }: HostContext,
): Promise<LoadedText> {
  const item = staging.get(listed.position) as HostPost
  const language = LANGUAGE[group]
  const address = `${baseUrl(host)}/api/posts/public/${id}?language=${language}`
  // An item without a title or a date may be the list's fault alone.
  const isGood = item.title !== '' && item.createdAt !== undefined
  if (listed.isWhole && isGood) return { group, post: item, address, incomplete: false }
  try {
    const { data } = await call('post', { language }, id)
    const post = readItem(data)
    if (post?.id !== id) throw new FetchError('the answer is another post')
    // JSON has no undefined properties, which would override those of the item.
    const own = JSON.parse(JSON.stringify(post))
    const merged = { ...item, ...own, title: post.title || item.title }
    return { group, post: merged, address, incomplete: false }
  } catch (error) {
    const { message, status } = error as FetchError
    // 404 is final; other failures may pass until the next run.
    const isGone = status === 404
    if (item.content === undefined && !isGone) throw error
    const note = `Only what the list told came: ${message}`
    return { group, post: item, address, note, incomplete: !isGone }
  }
}

function sourceFile(link: string | undefined, host: URL): SourceFile | undefined {
  const address = fileUrl(link, host)
  return address === undefined ? undefined : { address }
}

/** The picture of a host with our own software, with its texts. */
function sourcePicture(loaded: readonly LoadedText[], host: URL): SourceFile | undefined {
  const file = sourceFile(loaded[0]?.post.picture?.url, host)
  if (file === undefined) return undefined
  const byLanguage = (name: 'alt' | 'credit') =>
    Object.fromEntries(
      loaded.flatMap(({ group, post }) => {
        const text = post.picture?.[name]
        return text ? [[group, text]] : []
      }),
    )
  return { ...file, alt: byLanguage('alt'), credit: byLanguage('credit') }
}

/**
 * Loads a post in all its languages; `details` are from the lists. Throws `FetchError` where nothing of
 * it can be fetched.
 */
export async function loadPost(
  toLoad: ByLanguage<TextToLoad>,
  details: Pick<SourcePost, 'kind' | 'featured' | 'subcategory' | 'notes'>,
  context: HostContext,
): Promise<SourcePost> {
  const { host } = context
  const notes = [...details.notes]
  const loaded: LoadedText[] = []
  for (const [group, text] of languageEntries(toLoad)) {
    const loadedText = await loadText(group, text, context)
    loaded.push(loadedText)
    if (loadedText.note) notes.push(loadedText.note)
  }
  const hasFile = isFileKind(details.kind)
  const texts: ByLanguage<SourceText> = {}
  for (const { group, post, address } of loaded) {
    const { title, content = '', createdAt } = post
    if (title === '') notes.push(`It has no title (${group}): that text waits as a draft.`)
    if (createdAt === undefined) notes.push(`It has no date (${group}): it waits as a draft.`)
    texts[group] = {
      title,
      html: content,
      isPublic: title !== '' && createdAt !== undefined,
      address,
      publishedAt: createdAt,
      file: hasFile ? sourceFile(post.postUrl, host) : undefined,
    }
  }
  const { so, en } = texts
  if (so && en && so.title === en.title && so.html === en.html) {
    notes.push('The host tells the same words in both languages.')
  }
  const first = <K extends keyof HostPost>(name: K) =>
    loaded.map(({ post }) => post[name]).find((value) => value !== undefined)
  const picture = sourcePicture(loaded, host)
  const subject = hasFile ? undefined : sourceFile(first('postUrl'), host)
  return {
    ...details,
    texts,
    // The same file has the picture's texts in both places.
    subject: subject && subject.address === picture?.address ? picture : subject,
    picture,
    duration: first('duration'),
    opensAt: first('opensAt'),
    closesAt: first('closesAt'),
    reference: first('reference'),
    notes,
    incomplete: loaded.some(({ incomplete }) => incomplete),
  }
}
