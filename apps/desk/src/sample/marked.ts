import type { Bilingual, Language } from '@gaashaan/contract'
import type { Block, SampleText } from '../../sample-content/texts/shapes.ts'

/** Said at the start of every sample text, so that an excerpt says it too. */
export const SAMPLE_MARK: Bilingual<string> = { SO: 'Qoraal tusaale ah.', EN: 'Sample text.' }

/** A text's blocks as readers get them: the lead with the mark, then the rest. */
export function markedBlocks(language: Language, text: Pick<SampleText, 'lead' | 'body'>): Block[] {
  return [`${SAMPLE_MARK[language]} ${text.lead}`, ...text.body]
}
