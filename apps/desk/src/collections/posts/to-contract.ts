import { categoryOfPostKind, LANGUAGES, type Language, type PostPayload } from '@gaashaan/contract'
import type { LinkPaths } from '../../links/links-in.ts'
import type { Media, Post } from '../../payload-types.ts'
import { isBlank } from '../blank.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import {
  found,
  mediaPath,
  type Related,
  toCaptions,
  toFileFacts,
  toPicture,
} from '../media/to-contract.ts'
import { toHtml } from '../rich-text-to-html.ts'
import { subcategoryName } from '../subcategories/to-contract.ts'
import { isFileKind } from './kinds.ts'

/** The languages in which readers can have a post. */
export function publicLanguages(post: Post): Language[] {
  return LANGUAGES.filter((language) => {
    const text = post[LANGUAGE_GROUP[language]]
    return text?.state === 'public' && !isBlank(text.title)
  })
}

/** The file of the requested language, else the other's when that is public too. */
function fileOf(post: Post, language: Language): Related<Media> {
  const own = post[LANGUAGE_GROUP[language]]?.file
  if (mediaPath(own) !== null) return own
  const [other] = publicLanguages(post).filter((other) => other !== language)
  return other && post[LANGUAGE_GROUP[other]]?.file
}

/** Path or address of what a post is about: its video, its file or its picture (Specification §3). */
function postUrl(post: Post, language: Language): string | null {
  if (post.kind === 'videos') return mediaPath(post.video) ?? (post.videoAddress || null)
  return mediaPath(isFileKind(post.kind) ? fileOf(post, language) : post.picture)
}

/** The picture that stands for an uploaded video, where its post has none. */
function posterOf({ kind, video }: Post, language: Language) {
  return kind === 'videos' ? toPicture(found(video)?.poster, language) : null
}

/** A text's dates for readers; for a withdrawn one the reason too. */
function lifeOf(text: Post['so']) {
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

/** A post as the calls answer it, in one language; `paths` are those of what its links refer to. */
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
    picture: toPicture(post.picture, language) ?? posterOf(post, language),
    languages: publicLanguages(post),
    ...lifeOf(text),
    ...(isFileKind(post.kind) && { file: toFileFacts(fileOf(post, language)) }),
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
