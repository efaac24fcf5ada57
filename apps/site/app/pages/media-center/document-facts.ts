import type { FileFacts, Language } from '@gaashaan/contract'
import { fileFacts } from '../../news/file-facts.ts'

/** What a document displays of its file. */
export interface DocumentFacts {
  readonly type: string
  readonly size: string
}

/** The fixed type and size that a document displays whose host tells neither (Specification §3). */
const FIXED: DocumentFacts = { type: 'PDF', size: '1.2MB' }

/** Type and size of a document's file, with its pages: as the host tells them, else as fixed. */
export function documentFacts(
  file: FileFacts | null | undefined,
  language: Language,
): DocumentFacts {
  const size = fileFacts(file, language)
  return file && size ? { type: file.type, size } : FIXED
}
