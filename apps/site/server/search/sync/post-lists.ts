import {
  categoryOfPostKind,
  isCategoryId,
  kindOfCategory,
  LANGUAGES,
  type Language,
  POST_KINDS,
  type Post,
  type PostKind,
} from '@gaashaan/contract'

/** A list of posts of the host in one language. */
export interface PostList {
  readonly kind: PostKind
  readonly language: Language
  readonly call: 'postsByCategory' | 'pressReleases'
  readonly query: Readonly<Record<string, string | number>>
}

function postList(kind: PostKind, language: Language): PostList {
  if (kind === 'pressReleases') return { kind, language, call: kind, query: { language } }
  const query = { category_id: categoryOfPostKind(kind, language), language }
  return { kind, language, call: 'postsByCategory', query }
}

/** In this order, as a post of several lists belongs to the first of them. */
const KINDS = new Set<PostKind>(['news', 'pressReleases', ...POST_KINDS])

export const POST_LISTS: readonly PostList[] = [...KINDS].flatMap((kind) =>
  LANGUAGES.map((language) => postList(kind, language)),
)

/** The list of a post in a language, by its category; `undefined` where the host names none. */
export function listOfPost({ category_id }: Post, language: Language): PostList | undefined {
  if (typeof category_id !== 'number' || !isCategoryId(category_id)) return undefined
  const kind = kindOfCategory(category_id)
  return POST_LISTS.find((list) => list.kind === kind && list.language === language)
}
