import { type Language, otherLanguage } from '@gaashaan/contract/language'
import { idInReference } from '@gaashaan/contract/reference-number'
import { languageInSearch } from '../../language/language-path.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { FILE_HASH } from '../../verify/file-hash.ts'
import { MAX_ASKED_CHARS, type VerifyQuestion } from '../../verify/verify.ts'

/** Most characters of what may be the number that a tender gives itself. */
const MAX_TENDER_NUMBER_CHARS = 60

/**
 * What was pasted: questions to ask one after another, or why there is none. A `number` is that of a post
 * or a tender, and no text.
 */
export type ReadQuestion =
  | { readonly kind: 'questions' | 'number'; readonly questions: readonly VerifyQuestion[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }
  /** A link to another site. */
  | { readonly kind: 'foreign'; readonly host: string }

/** A link alone; an address may lack its scheme where it names a page. */
function linkIn(text: string): URL | undefined {
  if (/\s/.test(text)) return undefined
  if (/^https?:\/\//i.test(text)) return URL.parse(text) ?? undefined
  return /^[\w-]+(?:\.[\w-]+)+\//.test(text)
    ? (URL.parse(`https://${text}`) ?? undefined)
    : undefined
}

/** The id at the end of an article's path; `undefined` for any other path. */
function articleId({ pathname }: URL): number | undefined {
  const [, id] = new RegExp(`^${PATHS.article}/(?:.*-)?(\\d{1,9})/?$`, 'i').exec(pathname) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Whether a text is a number such as `WG/2026/014` or `wg 2026 014`, and not a few words like “5 boats”. */
function isNumber(text: string): boolean {
  if (text.length > MAX_TENDER_NUMBER_CHARS) return false
  const words = text.split(/\s+/)
  const withDigit = words.filter((word) => /\d/.test(word))
  const isWhole = words.length === 1 && /\D/.test(text)
  return withDigit.length >= (isWhole ? 1 : 2) && withDigit.length >= words.length - 1
}

const bareHost = (host: string) => host.replace(/^www\./, '')

/**
 * The questions that a pasted text asks. A link or a reference number asks for the article in the language
 * that it names, or in the reader's and then in the other; a link to no article is a text like any other.
 */
export function readQuestion(pasted: string, language: Language, siteUrl: string): ReadQuestion {
  const text = pasted.trim()
  if (text === '') return { kind: 'empty' }
  if (text.length > MAX_ASKED_CHARS) return { kind: 'tooLong' }
  if (FILE_HASH.test(text)) {
    return { kind: 'questions', questions: [{ kind: 'file', sha256: text.toLowerCase() }] }
  }
  const link = linkIn(text)
  if (link && bareHost(link.host) !== bareHost(new URL(siteUrl).host)) {
    return { kind: 'foreign', host: link.host }
  }
  const id = link ? articleId(link) : idInReference(text)
  const named = link && languageInSearch(link.search)
  const languages = named ? [named] : [language, otherLanguage(language)]
  const posts = languages.map((each) => ({ kind: 'post', id: id ?? 0, language: each }) as const)
  if (link) {
    return { kind: 'questions', questions: id === undefined ? [{ kind: 'text', text }] : posts }
  }
  if (id === undefined && !isNumber(text)) {
    return { kind: 'questions', questions: [{ kind: 'text', text }] }
  }
  const tenders = languages.map(
    (each) => ({ kind: 'tender', number: text, language: each }) as const,
  )
  return { kind: 'number', questions: id === undefined ? tenders : [...posts, ...tenders] }
}
