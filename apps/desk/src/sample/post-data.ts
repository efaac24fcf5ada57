import type { Language, PostKind } from '@gaashaan/contract'
import type { RequiredDataFromCollectionSlug } from 'payload'
import type { SceneName } from '../../sample-content/pictures/alt-texts.ts'
import type {
  Block,
  SampleNews,
  SamplePaper,
  SamplePost,
  SampleTender,
  SampleVideo,
  SubcategoryName,
} from '../../sample-content/texts/shapes.ts'
import { richText } from '../collections/posts/rich-text.ts'
import { paperName } from './papers.ts'
import { markedBlocks } from './sample-mark.ts'
import type { Uploads } from './upload-files.ts'

type PostData = RequiredDataFromCollectionSlug<'posts'>

type EditorText = NonNullable<NonNullable<PostData['so']>['content']>

/** Blocks as a rich text; its type lacks the index signature of Payload's type. */
export const editorText = (blocks: readonly Block[]) =>
  richText(
    blocks.map((block) => (typeof block === 'string' ? { p: block } : block)),
  ) as unknown as EditorText

/** A post's public text in a language; undefined if it has none. */
function textData(post: SamplePost, language: Language, file?: number) {
  const text = post.texts[language]
  if (text === undefined) return undefined
  return {
    title: text.title,
    content: editorText(markedBlocks(language, text)),
    state: 'public' as const,
    file,
  }
}

function requireId<Name>(ids: ReadonlyMap<Name, number>, name: Name): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${name} was not uploaded`)
  return id
}

/** The fields that every kind of post has. */
export function postData(kind: PostKind, post: SamplePost, uploads: Uploads): PostData {
  return {
    kind,
    so: textData(post, 'SO'),
    en: textData(post, 'EN'),
    picture: post.scene && requireId(uploads.scenes, post.scene),
    publishedAt: new Date(post.at).toISOString(),
    _status: 'published',
  }
}

export const newsData = (
  post: SampleNews,
  uploads: Uploads,
  subcategories: ReadonlyMap<SubcategoryName, number>,
  operations: ReadonlyMap<SceneName, number>,
): PostData => ({
  ...postData('news', post, uploads),
  subcategory: requireId(subcategories, post.subcategory),
  operation: post.operation && requireId(operations, post.operation),
  featured: post.featured ?? false,
})

export const videoData = (post: SampleVideo, uploads: Uploads): PostData => ({
  ...postData('videos', post, uploads),
  ...('clip' in post.film
    ? { video: requireId(uploads.clips, post.film.clip) }
    : { videoAddress: post.film.address }),
  duration: post.seconds,
  featured: post.featured ?? false,
})

/** A post with a file in each language. */
export function paperData(kind: PostKind, post: SamplePaper, uploads: Uploads): PostData {
  const file = (language: Language) => requireId(uploads.papers, paperName(post, language))
  return {
    ...postData(kind, post, uploads),
    so: textData(post, 'SO', file('SO')),
    en: textData(post, 'EN', file('EN')),
  }
}

export const tenderData = (post: SampleTender, uploads: Uploads): PostData => ({
  ...paperData('tenders', post, uploads),
  reference: post.reference,
  opensAt: new Date(post.opens).toISOString(),
  closesAt: new Date(post.closes).toISOString(),
})
