import { CATEGORY, LANGUAGES, type PostKind } from '@gaashaan/contract'
import { LANGUAGE_GROUP, type LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { type NamedSubcategory, type PairedNames, pairNames, type SamePost } from '../pair-names.ts'
import type { Report } from '../report/report.ts'
import type { HostCall } from './read-call.ts'

const ASKED = [
  { kind: 'news', category: CATEGORY.somaliNews, languages: ['SO'] },
  { kind: 'news', category: CATEGORY.englishNews, languages: ['EN'] },
  { kind: 'videos', category: CATEGORY.videos, languages: LANGUAGES },
  { kind: 'documents', category: CATEGORY.documents, languages: LANGUAGES },
] as const

/** A post whose languages are known to be one story. */
export interface Story {
  readonly kind: PostKind
  readonly texts: Partial<Record<LanguageGroup, { readonly subcategory?: string }>>
}

async function told(call: HostCall, report: Report): Promise<NamedSubcategory[]> {
  const named: NamedSubcategory[] = []
  for (const { kind, category, languages } of ASKED) {
    for (const language of languages) {
      try {
        const { data } = await call('subcategories', { category_id: category, language })
        for (const item of Array.isArray(data) ? data : []) {
          const { name, id } = (item ?? {}) as { name?: unknown; id?: unknown }
          if (typeof name !== 'string' || name.trim() === '') continue
          const isId = typeof id === 'number' && Number.isSafeInteger(id) && id > 0
          const fields = { kind, language: LANGUAGE_GROUP[language], name: name.trim() }
          named.push({ ...fields, ...(isId && { id }) })
        }
      } catch (error) {
        const reason = (error as Error).message
        const address = `subcategories category_id=${category}&language=${language}`
        report.entries.push({ thing: 'list', outcome: 'failed', address, reason })
      }
    }
  }
  return named
}

/** The subcategories that a host names in its own call and beside its posts. */
export async function readSubcategories(
  call: HostCall,
  stories: readonly Story[],
  report: Report,
): Promise<PairedNames> {
  const named = await told(call, report)
  const known = new Set(named.map(({ kind, language, name }) => `${kind}:${language}:${name}`))
  const same = new Map<string, SamePost>()
  for (const { kind, texts } of stories) {
    for (const [group, text] of Object.entries(texts)) {
      const language = group as LanguageGroup
      const name = text.subcategory
      if (name === undefined || known.has(`${kind}:${language}:${name}`)) continue
      known.add(`${kind}:${language}:${name}`)
      named.push({ kind, language, name })
    }
    const [so, en] = [texts.so?.subcategory, texts.en?.subcategory]
    if (so && en) same.set(`${kind}:${so}:${en}`, { kind, so, en })
  }
  return pairNames(named, [...same.values()])
}
