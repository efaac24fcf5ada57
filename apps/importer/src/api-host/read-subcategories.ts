import { CATEGORY, LANGUAGES, type PostKind } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '@gaashaan/desk/collections/language-fields'
import { type ByLanguage, languageEntries } from '../by-language.ts'
import { type NamedSubcategory, type NamePair, type PairedNames, pairNames } from '../pair-names.ts'
import { addFailure, type Report } from '../report/report.ts'
import { callText, type HostCall } from './read-call.ts'

const CATEGORIES = [
  { kind: 'news', category: CATEGORY.somaliNews, languages: ['SO'] },
  { kind: 'news', category: CATEGORY.englishNews, languages: ['EN'] },
  { kind: 'videos', category: CATEGORY.videos, languages: LANGUAGES },
  { kind: 'documents', category: CATEGORY.documents, languages: LANGUAGES },
] as const

/** The names of one post's subcategory by language. */
export interface PostNames {
  readonly kind: PostKind
  readonly names: ByLanguage<string>
}

async function fetchSubcategories(call: HostCall, report: Report): Promise<NamedSubcategory[]> {
  const subcategories: NamedSubcategory[] = []
  for (const { kind, category, languages } of CATEGORIES) {
    for (const language of languages) {
      const query = { category_id: category, language }
      try {
        const { data } = await call('subcategories', query)
        for (const item of Array.isArray(data) ? data : []) {
          const { name, id } = (item ?? {}) as { name?: unknown; id?: unknown }
          if (typeof name !== 'string' || name.trim() === '') continue
          const isId = typeof id === 'number' && Number.isSafeInteger(id) && id > 0
          subcategories.push({
            kind,
            language: LANGUAGE_GROUP[language],
            name: name.trim(),
            id: isId ? id : undefined,
          })
        }
      } catch (error) {
        const address = callText('subcategories', query)
        addFailure(report, { thing: 'list', address, reason: (error as Error).message })
      }
    }
  }
  return subcategories
}

/** The subcategories of a host, from their own call and from its posts. */
export async function readSubcategories(
  call: HostCall,
  posts: readonly PostNames[],
  report: Report,
): Promise<PairedNames> {
  const subcategories = await fetchSubcategories(call, report)
  const keyOf = ({ kind, language, name }: NamedSubcategory) => `${kind}:${language}:${name}`
  const known = new Set(subcategories.map(keyOf))
  const pairs = new Map<string, NamePair>()
  for (const { kind, names } of posts) {
    for (const [language, name] of languageEntries(names)) {
      if (name === undefined || known.has(keyOf({ kind, language, name }))) continue
      known.add(keyOf({ kind, language, name }))
      subcategories.push({ kind, language, name })
    }
    const { so, en } = names
    if (so && en) pairs.set(`${kind}:${so}:${en}`, { kind, so, en })
  }
  return pairNames(subcategories, [...pairs.values()])
}
