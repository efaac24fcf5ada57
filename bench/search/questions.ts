import { encodeLikenesses, LIKENESS_WORDS } from '@gaashaan/contract/picture-likeness'
import type { VerifyQuestion } from '../../apps/site/app/verify/verify.ts'
import { sampleLikenesses, samplePost } from './archive.ts'

/** Questions of each kind. */
const PER_KIND = 40

/** Posts from this id on are nowhere published. */
const UNPUBLISHED = 10_000_000

const wordsOf = (id: number) =>
  (samplePost(id, 'SO', true).content ?? '').replaceAll(/<\/?p>/g, '').split(' ')

const changed = (words: readonly string[]) =>
  words.map((word, place) => (place % 50 === 25 ? `${word}xx` : word))

/** The text of several posts that nobody has published, as long as a question may be. */
const longText = (id: number) =>
  Array.from({ length: 10 }, (_value, place) => wordsOf(id * 10 + place).join(' '))
    .join(' ')
    .slice(0, 10_000)

const questions = (textOf: (id: number) => string): readonly VerifyQuestion[] =>
  Array.from({ length: PER_KIND }, (_value, index) => ({ kind: 'text', text: textOf(index + 1) }))

/** A picture as it comes after it was compressed anew: eight bits of it have changed. */
function passedOn(id: number): string {
  const words = sampleLikenesses(id).slice(0, LIKENESS_WORDS)
  return encodeLikenesses(words.map((word, place) => word ^ (1 << place)))
}

const pictures = (idOf: (id: number) => number): readonly VerifyQuestion[] =>
  Array.from({ length: PER_KIND }, (_value, index) => ({
    kind: 'picture',
    likeness: passedOn(idOf(index + 1)),
  }))

/** What readers ask about, by kinds. */
export const QUESTIONS = {
  'a sentence of twenty words': questions((id) => wordsOf(id).slice(40, 60).join(' ')),
  'a whole text': questions((id) => {
    const { title, content } = samplePost(id, 'SO', true)
    return `${title} ${content?.replaceAll(/<\/?p>/g, '')}`
  }),
  'a text with changed words': questions((id) => changed(wordsOf(id)).join(' ')),
  'never published': questions((id) => wordsOf(UNPUBLISHED + id).join(' ')),
  'never published, 10,000 characters': questions((id) => longText(UNPUBLISHED + id)),
  'a picture': pictures((id) => id),
  'a picture, never published': pictures((id) => UNPUBLISHED + id),
}
