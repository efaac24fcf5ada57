import type { Language } from '@gaashaan/contract'
import { en } from '../../../app/messages/en.ts'
import { keepWords, type Words, wordsOf } from '../../../app/messages/messages.ts'
import { so } from '../../../app/messages/so.ts'

// The pages' bundle keeps words of its own; what the server writes itself needs them too.
keepWords('SO', so)
keepWords('EN', en)

/** All words of a language, for what the server writes itself. */
export function wordsIn(language: Language): Words {
  return wordsOf(language)
}
