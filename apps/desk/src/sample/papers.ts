import path from 'node:path'
import { LANGUAGES, type Language } from '@gaashaan/contract'
import {
  documents,
  pressReleases,
  publications,
  speeches,
  tenders,
} from '../../sample-content/texts/index.ts'
import type { SamplePaper } from '../../sample-content/texts/shapes.ts'

/** The posts with a PDF file in each language, by the folder of the files. */
const PAPER_POSTS: Readonly<Record<string, readonly SamplePaper[]>> = {
  'press-releases': pressReleases,
  documents,
  speeches,
  publications,
  tenders,
}

/** The name of a post's file in a language: `tender-2026-01-so.pdf`. */
export const paperName = (post: SamplePaper, language: Language): string =>
  `${post.file}-${language.toLowerCase()}.pdf`

/** Every PDF file, with its post and its language. */
export const PAPERS = Object.entries(PAPER_POSTS).flatMap(([folder, posts]) =>
  posts.flatMap((post) =>
    LANGUAGES.map((language) => {
      const name = paperName(post, language)
      const file = path.join(import.meta.dirname, '../../sample-content/papers', folder, name)
      return { name, file, post, language }
    }),
  ),
)
