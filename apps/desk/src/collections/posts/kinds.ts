import type { PostKind } from '@gaashaan/contract'

/** What editors call each kind of post. */
export const KIND_LABELS: Readonly<Record<PostKind, string>> = {
  news: 'News',
  documents: 'Document',
  videos: 'Video',
  pressReleases: 'Press release',
  speeches: 'Speech',
  publications: 'Publication',
  tenders: 'Bid or tender',
  army: 'Army',
  warOnTerror: 'War on terror',
}

const FILE_KINDS: readonly PostKind[] = [
  'documents',
  'pressReleases',
  'speeches',
  'publications',
  'tenders',
]

/** True for the kinds whose `post_url` is a file: a PDF to download. */
export function isFileKind(kind: PostKind): boolean {
  return FILE_KINDS.includes(kind)
}
