import { categoryOfPostKind, LANGUAGES, type Language, type PostPayload } from '@gaashaan/contract'
import type { LinkPaths } from '../../links/links-in.ts'
import type { Media, Post } from '../../payload-types.ts'
import { isBlank } from '../blank.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import {
  mediaPath,
  type Relation,
  relatedDocument,
  toCaptions,
  toFileFacts,
  toPicture,
} from '../media/to-contract.ts'
import { toHtml } from '../rich-text-to-html.ts'
import { subcategoryName } from '../subcategories/to-contract.ts'
import { isFileKind } from './kinds.ts'

/** The languages in which readers can have a post. */
function publicLanguages(post: Post): Language[] {
  return LANGUAGES.filter((language) => {
    const text = post[LANGUAGE_GROUP[language]]
    return text?.state === 'public' && !isBlank(text.title)
  })
}

/** The file of the requested language, else the other language's if that is public too. */
function fileFor(post: Post, language: Language): Relation<Media> {
  const file = post[LANGUAGE_GROUP[language]]?.file
  if (mediaPath(file) !== null) return file
  const [other] = publicLanguages(post).filter((candidate) => candidate !== language)
  return other && post[LANGUAGE_GROUP[other]]?.file
}

/** Path or address of a post's video, file or picture (Specification §3). */
function postUrl(post: Post, language: Language): string | null {
  if (post.kind === 'videos') return mediaPath(post.video) ?? (post.videoAddress || null)
  return mediaPath(isFileKind(post.kind) ? fileFor(post, language) : post.picture)
}

/** The poster of an uploaded video, for a post without a picture of its own. */
function poster({ kind, video }: Post, language: Language) {
  return kind === 'videos' ? toPicture(relatedDocument(video)?.poster, language) : null
}

function publicationFacts(text: Post['so']) {
  const { state, firstPublishedAt, changedAt, changeNote, withdrawnAt, withdrawnReason } =
    text ?? {}
  return {
    first_published_at: firstPublishedAt ?? null,
    changed_at: changedAt ?? null,
    change_note: (changedAt && changeNote) || null,
    withdrawn:
      state === 'withdrawn' && withdrawnAt
        ? { at: withdrawnAt, reason: withdrawnReason ?? '' }
        : null,
  }
}

/** A post in one language as the public calls return it; `paths` are those that its links lead to. */
export function toPost(post: Post, language: Language, paths: LinkPaths): PostPayload {
  const text = post[LANGUAGE_GROUP[language]]
  return {
    id: post.id,
    title: text?.title ?? '',
    content: toHtml(text?.content, language, paths),
    post_url: postUrl(post, language),
    created_at: post.publishedAt,
    updated_at: post.updatedAt,
    subcategory_name: subcategoryName(post.subcategory, language),
    category_id: categoryOfPostKind(post.kind, language),
    picture: toPicture(post.picture, language) ?? poster(post, language),
    languages: publicLanguages(post),
    ...publicationFacts(text),
    ...(isFileKind(post.kind) && { file: toFileFacts(fileFor(post, language)) }),
    ...(post.kind === 'videos' && {
      duration: post.duration ?? null,
      captions: toCaptions(post.video),
    }),
    ...(post.kind === 'tenders' && {
      opens_at: post.opensAt ?? null,
      closes_at: post.closesAt ?? null,
      reference: post.reference || null,
    }),
  }
}
