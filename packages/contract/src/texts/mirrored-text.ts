import { tokenize } from './normalize.ts'
import {
  hashFingerprint,
  keyFingerprint,
  rowFingerprints,
  tenderFingerprint,
  textRows,
} from './text-fingerprints.ts'

/**
 * What a mirror has for the check of a text in its pages (docs/decisions/serving/0066): parts, each a
 * script that a page can load from a USB stick too, where pages read no other files.
 */
export const PARTS_FOLDER = 'verify-texts'

/** The function that the script of a part calls, with the part's name and its JSON. */
export const PART_FUNCTION = 'receivePart'

/** The id of an icon in the mirror's pages. */
export const iconId = (name: string): string => `icon-${name}`

/** Numbers of posts whose texts share a part. */
const PART_TEXTS = 16

/** Parts with the fingerprints; each has those of which the last twelve bits are its number. */
export const FINGERPRINT_PARTS = 4096

/** Texts with the same fingerprint, after which it tells nothing any more, and names none. */
export const MAX_TEXTS_OF_FINGERPRINT = 200

/** An entry of the transparency log about a text. */
export interface MirroredVersion {
  /** The entry's place in the log. */
  readonly index: number
  /** ISO instant. */
  readonly at: string
  readonly action: 'published' | 'withdrawn' | 'moved' | 'removed'
  readonly note: string
  /** SHA-256 of the canonical text and of its files, in hexadecimal digits. */
  readonly text: string
  readonly files: readonly string[]
  /** The number that a tender gives itself, without what readers type in other ways. */
  readonly tender?: string
}

/** A text in one language, or an entry of the log that is of no text with a page. */
export interface MirroredText {
  /** Oldest first. */
  readonly versions: readonly MirroredVersion[]
  /** The text, and its page's file in the mirror; absent where there is no page. */
  readonly page?: { readonly file: string; readonly title: string; readonly body: string }
}

/** The texts of a part by their keys, and the keys of the texts with a fingerprint, or `null` for too many. */
export type TextsPart = Readonly<Record<string, MirroredText>>
export type FingerprintsPart = Readonly<Record<string, readonly string[] | null>>

/** The key of a post's text: `so-7`. */
export const textKey = (language: 'so' | 'en', post: number): string => `${language}-${post}`

/** The key of an entry that is of no text with a page: `log-12`. */
export const entryKey = (index: number): string => `log-${index}`

/** The name of the part with a text: `texts/so-0`. */
export function textsPart(key: string): string {
  const [kind, number] = key.split('-')
  return `texts/${kind}-${Math.floor(Number(number) / PART_TEXTS)}`
}

/** The name of the part with a fingerprint: `fingerprints/fff`. */
export const fingerprintsPart = (fingerprint: number): string =>
  `fingerprints/${(fingerprint % FINGERPRINT_PARTS).toString(16)}`

/** Whether there is anything of a text. */
export const isEmptyText = ({ versions, page }: MirroredText): boolean =>
  versions.length === 0 && page === undefined

/** All fingerprints by which a text is found; none where there is nothing of it. */
export function textFingerprints(key: string, text: MirroredText): Set<number> {
  if (isEmptyText(text)) return new Set()
  const { versions, page } = text
  const words = page ? tokenize(`${page.title}\n${page.body}`) : []
  return new Set([
    keyFingerprint(key),
    ...rowFingerprints(textRows(words.map(({ normalized }) => normalized))),
    ...versions.flatMap(({ text, files }) => [text, ...files].map(hashFingerprint)),
    ...versions.flatMap(({ tender }) => (tender === undefined ? [] : [tenderFingerprint(tender)])),
  ])
}

/** The script of a part. */
export const partScript = (name: string, data: TextsPart | FingerprintsPart): string =>
  `${PART_FUNCTION}(${JSON.stringify(name)},\n${JSON.stringify(data)}\n)\n`

/** The data in the script of a part, as `partScript` has written it. */
export const partData = (script: string): unknown => JSON.parse(script.split('\n')[1] ?? '')
