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

const category = (kind: PostKind, id: number, language: Language): HostList => ({
  call: 'postsByCategory',
  query: { category_id: id, language },
  kind,
  language,
})

/** The lists of Specification §7, in each language: news has a category for each (§3). */
const SPECIFIED: readonly HostList[] = [
  category('news', CATEGORY.somaliNews, 'SO'),
  category('news', CATEGORY.englishNews, 'EN'),
  ...LANGUAGES.flatMap((language): HostList[] => [
    { call: 'pressReleases', query: { language }, kind: 'pressReleases', language },
    category('videos', CATEGORY.videos, language),
    category('documents', CATEGORY.documents, language),
  ]),
]

const OURS: readonly PostKind[] = ['speeches', 'publications', 'tenders', 'army', 'warOnTerror']

/**
 * The lists that a host is asked for. The categories beyond the specification's are asked of hosts
 * that answer our own `content-version` alone: another may have other posts under these numbers.
 */
export function listsOf(isOurs: boolean): HostList[] {
  const ours = OURS.flatMap((kind) =>
    LANGUAGES.map((language) => category(kind, CATEGORY[kind as 'tenders'], language)),
  )
  return [...SPECIFIED, ...(isOurs ? ours : [])]
}

const FILE_KINDS: readonly PostKind[] = [
  'pressReleases',
  'tenders',
  'speeches',
  'publications',
  'documents',
]
const OTHER_KINDS: readonly PostKind[] = ['videos', 'army', 'warOnTerror', 'news', ...FILE_KINDS]

/** The one kind of a post that a host lists under several: with a PDF it is a paper, else a story. */
export function oneKind(kinds: ReadonlySet<PostKind>, subject: string | undefined): PostKind {
  const isPaper = subject !== undefined && /\.pdf(?:$|[?#])/i.test(subject)
  const order = isPaper ? [...FILE_KINDS, ...OTHER_KINDS] : OTHER_KINDS
  return order.find((kind) => kinds.has(kind)) ?? 'news'
}
