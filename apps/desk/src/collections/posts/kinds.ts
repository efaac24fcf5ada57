import type { PostKind } from '@gaashaan/contract'
import type { BothLanguages } from '../../i18n/messages.ts'

/** What editors call each kind of post. */
export const KIND_LABELS: Readonly<Record<PostKind, BothLanguages>> = {
  news: { en: 'News', so: 'War' },
  documents: { en: 'Document', so: 'Dukumenti' },
  videos: { en: 'Video', so: 'Muuqaal' },
  pressReleases: { en: 'Press release', so: 'War-saxaafadeed' },
  speeches: { en: 'Speech', so: 'Khudbad' },
  publications: { en: 'Publication', so: 'Daabacaad' },
  tenders: { en: 'Bid or tender', so: 'Qandaraas ama tartan' },
  army: { en: 'Army', so: 'Ciidanka' },
  warOnTerror: { en: 'War on terror', so: 'La dagaallanka argagixisada' },
}

const FILE_KINDS: readonly PostKind[] = [
  'documents',
  'pressReleases',
  'speeches',
  'publications',
  'tenders',
]

/** Whether the `post_url` of a kind is a file (a PDF to download). */
export function isFileKind(kind: PostKind): boolean {
  return FILE_KINDS.includes(kind)
}
