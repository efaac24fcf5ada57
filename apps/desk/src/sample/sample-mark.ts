import type { Bilingual, Language } from '@gaashaan/contract'
import type { Block, SampleText } from '../../sample-content/texts/shapes.ts'

/** The start of every sample text, so that excerpts have it too. */
export const SAMPLE_MARK: Bilingual<string> = { SO: 'Qoraal tusaale ah.', EN: 'Sample text.' }

/** The blocks of a text, with the mark before its lead. */
export function markedBlocks(language: Language, text: Pick<SampleText, 'lead' | 'body'>): Block[] {
  return [`${SAMPLE_MARK[language]} ${text.lead}`, ...text.body]
}
