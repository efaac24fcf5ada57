import {
  CATEGORY,
  type CategoryId,
  LANGUAGES,
  type Language,
  newsCategory,
  type PostKind,
} from '@gaashaan/contract'

/** A list of posts of the host in a language, as `name` is known to the index. */
export interface PostList {
  readonly name: string
  readonly language: Language
  readonly kind: PostKind
  readonly call: 'postsByCategory' | 'pressReleases'
  readonly query: Readonly<Record<string, string | number>>
}

const byCategory = (kind: PostKind, category_id: CategoryId, language: Language): PostList => ({
  name: kind,
  language,
  kind,
  call: 'postsByCategory',
  query: { category_id, language },
})

/** The lists of the specification first: a host that has only these answers others as it likes. */
function listsOf(language: Language): PostList[] {
  return [
    byCategory('news', newsCategory(language), language),
    {
      name: 'pressReleases',
      language,
      kind: 'pressReleases',
      call: 'pressReleases',
      query: { language },
    },
    byCategory('documents', CATEGORY.documents, language),
    byCategory('videos', CATEGORY.videos, language),
    byCategory('speeches', CATEGORY.speeches, language),
    byCategory('publications', CATEGORY.publications, language),
    byCategory('tenders', CATEGORY.tenders, language),
    byCategory('army', CATEGORY.army, language),
    byCategory('warOnTerror', CATEGORY.warOnTerror, language),
  ]
}

/** Every list of posts, those of both languages by turns. */
export const POST_LISTS: readonly PostList[] = (() => {
  const [so, en] = LANGUAGES.map(listsOf)
  return (so ?? []).flatMap((list, at) => [list, ...(en?.[at] ? [en[at]] : [])])
})()
