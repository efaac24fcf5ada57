import { LANGUAGES } from '@gaashaan/contract'
import type { Document } from './document-cache.ts'
import { messagesFor } from './messages.ts'

/**
 * What stands in place of a document of a text that was taken back for good. In both languages: who
 * forwarded the address may have read the other one.
 */
export const removedDocument = (): Document => ({
  status: 410,
  contentType: 'text/plain; charset=utf-8',
  body: LANGUAGES.map((language) => {
    const { removed, removedHint } = messagesFor(language).posts.article.states
    return `${removed}\n${removedHint}\n`
  }).join('\n'),
})
