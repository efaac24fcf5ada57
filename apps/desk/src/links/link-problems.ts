import type { Language } from '@gaashaan/contract'
import type { PayloadRequest } from 'payload'
import type { LanguageGroup } from '../collections/language-fields.ts'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'
import { linkPaths } from './link-paths.ts'
import { linkUrlProblem } from './link-url.ts'
import { linksIn, pathKey, type TextLink } from './links-in.ts'

/** A link that does not lead readers where it should: its words, and what is wrong. */
export interface LinkProblem {
  readonly words: string
  /** In the person's language. */
  readonly problem: string
}

const NOTHING_CHOSEN: BothLanguages = {
  en: 'Choose what it leads to.',
  so: 'Dooro waxa uu u socdo.',
}

const NOT_PUBLIC: Readonly<Record<Language, BothLanguages>> = {
  SO: {
    en: 'What it leads to is not public in Somali, or is gone: readers get the words without a link.',
    so: 'Waxa uu u socdo af Soomaali dadweynaha uguma furna, ama wuu baxay: akhristayaashu waxay helaan erayada oo aan xiriir lahayn.',
  },
  EN: {
    en: 'What it leads to is not public in English, or is gone: readers get the words without a link.',
    so: 'Waxa uu u socdo af Ingiriisi dadweynaha uguma furna, ama wuu baxay: akhristayaashu waxay helaan erayada oo aan xiriir lahayn.',
  },
}

/** What no reader could follow, whatever becomes public. */
function lastingProblem({ url, reference }: TextLink): BothLanguages | undefined {
  if (reference === undefined) return linkUrlProblem(url)
  return reference === null ? NOTHING_CHOSEN : undefined
}

const told = (req: PayloadRequest, { words }: TextLink, problem: BothLanguages): LinkProblem => ({
  words,
  problem: messagesFor(req).t(problem),
})

/** The first link of a text with which it cannot go public, in a sentence; `undefined` for none. */
export function wrongLink(req: PayloadRequest, text: unknown): string | undefined {
  for (const link of linksIn(text)) {
    const problem = lastingProblem(link)
    if (problem) return `“${link.words}”: ${messagesFor(req).t(problem)}`
  }
  return undefined
}

/** What is wrong with the links of a text, for who writes it. */
export async function linkProblems(
  req: PayloadRequest,
  text: unknown,
  group: LanguageGroup,
): Promise<readonly LinkProblem[]> {
  const language = group === 'so' ? 'SO' : 'EN'
  const links = linksIn(text)
  const paths = await linkPaths(req.payload, language, [text], req)
  return links.flatMap((link) => {
    const lasting = lastingProblem(link)
    if (lasting) return told(req, link, lasting)
    const isNowhere = link.reference && !paths.has(pathKey(link.reference))
    return isNowhere ? told(req, link, NOT_PUBLIC[language]) : []
  })
}
