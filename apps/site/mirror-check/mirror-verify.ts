import type { Language } from '@gaashaan/contract/language'
import { bareTenderNumber } from '@gaashaan/contract/reference-number'
import { plainCanonicalText } from '@gaashaan/contract/texts/canonical-text'
import {
  type FingerprintsPart,
  fingerprintsPart,
  type MirroredText,
  type MirroredVersion,
  type TextsPart,
  textKey,
  textsPart,
} from '@gaashaan/contract/texts/mirrored-text'
import {
  hashFingerprint,
  keyFingerprint,
  rowFingerprints,
  tenderFingerprint,
} from '@gaashaan/contract/texts/text-fingerprints'
import { commonShare, MIN_ROW_SHARE, type Words, wordsOf } from '../app/verify/compare-texts.ts'
import { hexHash } from '../app/verify/file-hash.ts'
import { exactAnswer, quoteAnswer } from '../app/verify/found-answer.ts'
import {
  MIN_ASKED_WORDS,
  type QueryVerify,
  type VerifiedText,
  type VerifyAnswer,
  type VerifyQuestion,
} from '../app/verify/verify.ts'

/** Fingerprints of a question that are looked up: each may need a file. */
const MAX_ASKED_FINGERPRINTS = 8

/** Texts that are compared, those with the most fingerprints of the question. */
const MAX_COMPARED = 6

const NONE = { kind: 'none' } as const

/** Reads a part of the mirror's texts by its name. Rejects where it cannot be read. */
export type ReadPart = <Part>(name: string) => Promise<Part>

interface Entry {
  readonly key: string
  readonly text: MirroredText
  readonly version: MirroredVersion
}

const languageOf = (key: string): Language => (key.startsWith('en-') ? 'EN' : 'SO')

/** A text with its page's file in place of a path; `undefined` where the log knows nothing of it. */
function verifiedText(key: string, { versions, page }: MirroredText): VerifiedText | undefined {
  const [first, latest] = [versions[0], versions.at(-1)]
  if (!first || !latest) return undefined
  const shown = page && { to: page.file, title: page.title }
  return { language: languageOf(key), first, latest, ...shown }
}

/** The answer to entries that are of exactly what is asked about; the last one counts. */
function entriesAnswer(entries: readonly Entry[]): VerifyAnswer | undefined {
  const sorted = [...entries].sort((a, b) => a.version.index - b.version.index)
  const [earliest, last] = [sorted[0], sorted.at(-1)]
  if (!earliest || !last) return undefined
  const { key, text, version } = last
  const isAlone = key.startsWith('log-')
  // An alert, which has no page, or a text whose records were erased.
  const first = { ...earliest.version, action: 'published' as const }
  const alone = { language: languageOf(key), latest: version, first }
  const found = isAlone ? alone : verifiedText(key, text)
  return found && exactAnswer(found, version)
}

/** Some of many, evenly from the first to the last. */
function evenly<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all]
  return Array.from({ length: count }, (_, at) => {
    return all.slice(Math.floor((at * all.length) / count))[0] as T
  })
}

async function sha256Of(text: string): Promise<string | undefined> {
  // Browsers compute hashes on secure pages and in files alone.
  if (globalThis.crypto?.subtle === undefined) return undefined
  return hexHash(new TextEncoder().encode(plainCanonicalText(text)))
}

/** Answers whether the ministry has published something, from the texts that a mirror has. Never rejects. */
export function createMirrorVerify(readPart: ReadPart): QueryVerify {
  const keysWith = async (fingerprint: number) =>
    (await readPart<FingerprintsPart>(fingerprintsPart(fingerprint)))[fingerprint] ?? []

  const textAt = async (key: string) => (await readPart<TextsPart>(textsPart(key)))[key]

  async function entriesWith(
    fingerprint: number,
    isAsked: (version: MirroredVersion, key: string) => boolean,
  ): Promise<Entry[]> {
    const keys = await keysWith(fingerprint)
    const texts = await Promise.all(keys.map(async (key) => ({ key, text: await textAt(key) })))
    return texts.flatMap(({ key, text }) =>
      text
        ? text.versions
            .filter((version) => isAsked(version, key))
            .map((version) => ({ key, text, version }))
        : [],
    )
  }

  /** The texts that most probably are quoted, the likeliest first. */
  async function quotedTexts(asked: Words) {
    const counts = new Map<string, number>()
    const fingerprints = evenly(rowFingerprints(asked.rows), MAX_ASKED_FINGERPRINTS)
    for (const keys of await Promise.all(fingerprints.map(keysWith))) {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const likely = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_COMPARED)
    const texts = await Promise.all(
      likely.map(async ([key]) => {
        const text = await textAt(key)
        if (!text?.page) return []
        const words = wordsOf(`${text.page.title}\n${text.page.body}`)
        return [{ key, text, words, share: commonShare(asked, words) }]
      }),
    )
    return texts
      .flat()
      .filter(({ share }) => share >= MIN_ROW_SHARE)
      .sort((a, b) => b.share - a.share)
  }

  async function askText(pasted: string): Promise<VerifyAnswer> {
    const hash = await sha256Of(pasted)
    const exact = hash && (await entriesWith(hashFingerprint(hash), ({ text }) => text === hash))
    const exactly = exact && entriesAnswer(exact)
    if (exactly) return exactly
    const asked = wordsOf(pasted)
    if (asked.tokens.length < MIN_ASKED_WORDS) return { kind: 'tooShort' }
    for (const { key, text, words } of await quotedTexts(asked)) {
      const verified = verifiedText(key, text)
      const answer = verified && quoteAnswer(asked, words, verified)
      if (answer) return answer
    }
    return NONE
  }

  async function askPost(id: number, language: Language): Promise<VerifyAnswer> {
    const key = textKey(language === 'SO' ? 'so' : 'en', id)
    const isKnown = (await keysWith(keyFingerprint(key))).includes(key)
    const found = isKnown ? await textAt(key) : undefined
    const text = found && verifiedText(key, found)
    return text ? { kind: 'found', likeness: 'same', text, version: text.latest } : NONE
  }

  async function answerTo(question: VerifyQuestion): Promise<VerifyAnswer> {
    switch (question.kind) {
      case 'text':
        return askText(question.text)
      case 'post':
        return askPost(question.id, question.language)
      case 'tender': {
        const number = bareTenderNumber(question.number)
        const entries = await entriesWith(
          tenderFingerprint(number),
          ({ tender }, key) => tender === number && languageOf(key) === question.language,
        )
        return entriesAnswer(entries) ?? NONE
      }
      case 'file': {
        const { sha256 } = question
        const entries = await entriesWith(hashFingerprint(sha256), ({ files }) =>
          files.includes(sha256),
        )
        return entriesAnswer(entries) ?? NONE
      }
      // Files are not asked about in a mirror.
      case 'picture':
      case 'signedPdf':
        return NONE
    }
  }

  return async (question) => {
    try {
      return { state: 'ready', isBehind: false, answer: await answerTo(question) }
    } catch {
      return { state: 'away' }
    }
  }
}
