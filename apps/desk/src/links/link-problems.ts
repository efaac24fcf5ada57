import type { Language } from '@gaashaan/contract'
import type { PayloadRequest } from 'payload'
import type { LanguageGroup } from '../collections/language-fields.ts'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'
import { linkPaths } from './link-paths.ts'
import { linkUrlProblem } from './link-url.ts'
import { linksIn, pathKey, type RichTextLink } from './links-in.ts'

/** A link that does not lead readers anywhere: its text, and the problem in the person's language. */
export interface LinkProblem {
  readonly words: string
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

/** A problem that does not depend on what is public. */
function lastingProblem({ url, reference }: RichTextLink): BothLanguages | undefined {
  if (reference === undefined) return linkUrlProblem(url)
  return reference === null ? NOTHING_CHOSEN : undefined
}

/** A sentence about the first link with which a text must not be published; `undefined` for none. */
export function wrongLink(req: PayloadRequest, content: unknown): string | undefined {
  for (const link of linksIn(content)) {
    const problem = lastingProblem(link)
    if (problem) return `“${link.text}”: ${messagesFor(req).t(problem)}`
  }
  return undefined
}

/** The problems of a text's links, for its writers. */
export async function linkProblems(
  req: PayloadRequest,
  content: unknown,
  group: LanguageGroup,
): Promise<readonly LinkProblem[]> {
  const { t } = messagesFor(req)
  const language = group === 'so' ? 'SO' : 'EN'
  const paths = await linkPaths(req.payload, language, [content], req)
  return linksIn(content).flatMap((link) => {
    const isNotPublic = link.reference && !paths.has(pathKey(link.reference))
    const problem = lastingProblem(link) ?? (isNotPublic ? NOT_PUBLIC[language] : undefined)
    return problem ? { words: link.text, problem: t(problem) } : []
  })
}
