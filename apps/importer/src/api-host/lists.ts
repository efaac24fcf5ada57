import {
  CATEGORY,
  type CallName,
  LANGUAGES,
  type Language,
  type PostKind,
} from '@gaashaan/contract'
import type { Query } from './read-call.ts'

export interface HostList {
  readonly call: CallName
  readonly query: Query
  readonly kind: PostKind
  readonly language: Language
}

const categoryList = (kind: PostKind, id: number, language: Language): HostList => ({
  call: 'postsByCategory',
  query: { category_id: id, language },
  kind,
  language,
})

/** The lists of Specification §7, in each language: news has a category for each (§3). */
const SPECIFIED_LISTS: readonly HostList[] = [
  categoryList('news', CATEGORY.somaliNews, 'SO'),
  categoryList('news', CATEGORY.englishNews, 'EN'),
  ...LANGUAGES.flatMap((language): HostList[] => [
    { call: 'pressReleases', query: { language }, kind: 'pressReleases', language },
    categoryList('videos', CATEGORY.videos, language),
    categoryList('documents', CATEGORY.documents, language),
  ]),
]

/** Kinds that only our own API host has. */
const OUR_KINDS = ['speeches', 'publications', 'tenders', 'army', 'warOnTerror'] as const

/**
 * The lists of a host. Categories beyond the specification's are only requested from hosts with our
 * own `content-version`: another host may have other posts under these numbers.
 */
export function hostLists(isOurs: boolean): HostList[] {
  const ours = OUR_KINDS.flatMap((kind) =>
    LANGUAGES.map((language) => categoryList(kind, CATEGORY[kind], language)),
  )
  return [...SPECIFIED_LISTS, ...(isOurs ? ours : [])]
}

const FILE_KINDS: readonly PostKind[] = [
  'pressReleases',
  'tenders',
  'speeches',
  'publications',
  'documents',
]
const KINDS: readonly PostKind[] = ['videos', 'army', 'warOnTerror', 'news', ...FILE_KINDS]

/** The one kind of a post that a host lists under several: with a PDF a kind of file, else a story. */
export function chooseKind(kinds: ReadonlySet<PostKind>, subject: string | undefined): PostKind {
  const isPdf = subject !== undefined && /\.pdf(?:$|[?#])/i.test(subject)
  const order = isPdf ? [...FILE_KINDS, ...KINDS] : KINDS
  return order.find((kind) => kinds.has(kind)) ?? 'news'
}
