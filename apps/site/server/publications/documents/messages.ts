import type { Language } from '@gaashaan/contract'
import { en } from '../../../app/messages/en.ts'
import { type Messages, messagesFor, registerMessages } from '../../../app/messages/messages.ts'
import { so } from '../../../app/messages/so.ts'

// The pages' build has a copy of the messages; what the server writes itself needs them too.
registerMessages('SO', so)
registerMessages('EN', en)

/** All words of a language, for what the server writes itself. */
export function messagesIn(language: Language): Messages {
  return messagesFor(language)
}
