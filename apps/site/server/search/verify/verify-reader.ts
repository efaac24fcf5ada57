import type { DatabaseSync } from 'node:sqlite'
import { LANGUAGES, type Language } from '@gaashaan/contract'
import { bareTenderNumber } from '@gaashaan/contract/reference-number'
import { plainTextHash } from '@gaashaan/transparency-log/text-hash'
import { type Words, wordsOf } from '../../../app/verify/compare-texts.ts'
import { exactAnswer, quoteAnswer } from '../../../app/verify/found-answer.ts'
import {
  type LoggedVersion,
  MIN_ASKED_WORDS,
  type VerifiedText,
  type VerifyAnswer,
  type VerifyQuestion,
} from '../../../app/verify/verify.ts'
import { prepareFor } from '../index-file.ts'
import { postKey } from '../sync/to-index-document.ts'
import { createPictureFinder } from './find-pictures.ts'
import { type Candidate, createQuoteFinder } from './find-quoted.ts'

interface VersionRow {
  readonly entry: number
  readonly at: string
  readonly action: LoggedVersion['action'] | null
  readonly post: number | null
  readonly language: Language | null
  readonly note: string | null
}

const NONE = { kind: 'none' } as const

/** An entry whose record was erased is of a text that was removed. */
const versionOf = ({ entry, at, action, note }: VersionRow): LoggedVersion => ({
  index: entry,
  at,
  action: action ?? 'removed',
  note: note ?? '',
})

/** Answers whether the ministry has published something, from an index; `db` comes from `openToRead`. */
export function createVerifyReader(db: DatabaseSync) {
  const findPictures = createPictureFinder(db)
  const finders = LANGUAGES.map((language) => createQuoteFinder(db, language))
  const shown = {
    SO: prepareFor(db, 'SO')('SELECT title, path FROM texts_L WHERE key = ?'),
    EN: prepareFor(db, 'EN')('SELECT title, path FROM texts_L WHERE key = ?'),
  }
  const ofPost = db.prepare('SELECT * FROM versions WHERE post = ? AND language = ? ORDER BY entry')
  const ofText = db.prepare('SELECT * FROM versions WHERE text = ? ORDER BY entry')
  const ofPostText = db.prepare(
    'SELECT * FROM versions WHERE post = ? AND language = ? AND text = ? ORDER BY entry',
  )
  const ofFile = db.prepare(`SELECT versions.* FROM version_files JOIN versions USING (entry)
    WHERE sha256 = ? ORDER BY entry`)

  const ofTender = db.prepare(`SELECT * FROM versions WHERE tender = ? AND language = ?
    ORDER BY entry DESC LIMIT 1`)

  /** What became of a post's text; `undefined` where the log knows none. */
  function textOf(post: number, language: Language): VerifiedText | undefined {
    const versions = (ofPost.all(post, language) as unknown as VersionRow[]).map(versionOf)
    const [first, latest] = [versions[0], versions.at(-1)]
    if (!first || !latest) return undefined
    const row = shown[language].get(postKey(post))
    const page = row && { title: String(row.title), to: String(row.path) }
    return { language, latest, first, ...page }
  }

  /** The answer to entries that are of exactly what is asked about; the last one counts. */
  function entriesAnswer(rows: unknown[]): VerifyAnswer | undefined {
    const [firstRow, row] = [rows[0], rows.at(-1)] as (VersionRow | undefined)[]
    if (!firstRow || !row) return undefined
    const version = versionOf(row)
    const { post, language } = row
    const text = post !== null && language !== null ? textOf(post, language) : undefined
    if (!text) {
      // An alert, which has no page, or a text whose records were erased.
      const first = { ...versionOf(firstRow), action: 'published' as const }
      const alone = { language: language ?? 'SO', latest: version, first }
      return { kind: 'found', likeness: 'same', text: alone, version }
    }
    return exactAnswer(text, version)
  }

  function candidateAnswer(asked: Words, { key, language, words }: Candidate) {
    const post = Number(/^post (\d+)$/.exec(key)?.[1])
    const text = post ? textOf(post, language) : undefined
    return text && quoteAnswer(asked, words, text)
  }

  function askText(text: string): VerifyAnswer {
    const exact = entriesAnswer(ofText.all(plainTextHash(text)))
    if (exact) return exact
    const asked = wordsOf(text)
    if (asked.tokens.length < MIN_ASKED_WORDS) return { kind: 'tooShort' }
    const candidates = finders.flatMap((find) => find(asked)).sort((a, b) => b.share - a.share)
    for (const candidate of candidates) {
      const answer = candidateAnswer(asked, candidate)
      if (answer) return answer
    }
    return NONE
  }

  function askPicture(likeness: string): VerifyAnswer {
    for (const { sha256 } of findPictures(likeness)) {
      const answer = entriesAnswer(ofFile.all(sha256))
      if (answer?.kind === 'found') return { ...answer, likeness: 'alike' }
    }
    return NONE
  }

  return (question: VerifyQuestion): VerifyAnswer => {
    switch (question.kind) {
      case 'text':
        return askText(question.text)
      case 'file':
        return entriesAnswer(ofFile.all(question.sha256)) ?? NONE
      case 'picture':
        return askPicture(question.likeness)
      case 'tender': {
        const number = bareTenderNumber(question.number)
        return entriesAnswer(ofTender.all(number, question.language)) ?? NONE
      }
      case 'signedPdf': {
        const { id, language, text } = question
        const entries = ofPostText.all(id, language, text)
        // Of a text that was removed for good, the log keeps the hash and no post.
        return entriesAnswer(entries) ?? entriesAnswer(ofText.all(text)) ?? NONE
      }
      case 'post': {
        const text = textOf(question.id, question.language)
        return text ? { kind: 'found', likeness: 'same', text, version: text.latest } : NONE
      }
    }
  }
}
