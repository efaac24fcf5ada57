import type { Language } from '@gaashaan/contract'
import { documents, pressReleases, publications, speeches, tenders } from './content/index.ts'
import type { SamplePaper } from './content/shapes.ts'
import type { Paper } from './pdf/draw-paper.ts'
import { PAPER_LANGUAGE, type PaperKind } from './pdf/paper-words.ts'

/** The posts that come with a file, by kind. */
export const PAPER_POSTS: Readonly<Record<PaperKind, readonly SamplePaper[]>> = {
  pressReleases,
  documents,
  speeches,
  publications,
  tenders,
}

/** The name of a post's file in a language: `tender-2026-01-so.pdf`. */
export const paperName = (post: SamplePaper, language: Language): string =>
  `${post.file}-${PAPER_LANGUAGE[language]}.pdf`

/** What a post's file says in a language. */
export function paperOf(kind: PaperKind, post: SamplePaper, language: Language): Paper {
  const tender = tenders.find(({ file }) => file === post.file)
  return { kind, language, at: post.at, text: post.texts[language], tender }
}
