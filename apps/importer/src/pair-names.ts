import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { SourceSubcategory } from './source-items.ts'

export interface NamedSubcategory {
  readonly kind: PostKind
  readonly language: LanguageGroup
  readonly name: string
  readonly id?: number | undefined
}

/** The names of one post's subcategory in both languages. */
export interface NamePair {
  readonly kind: PostKind
  readonly so: string
  readonly en: string
}

const nameKey = (kind: PostKind, language: LanguageGroup, name: string) =>
  `${kind}:${language}:${name}`

export interface PairedNames {
  readonly subcategories: SourceSubcategory[]
  /** Key of the subcategory with a name. */
  keyOf(kind: PostKind, language: LanguageGroup, name: string): string | undefined
}

/**
 * Pairs the names of subcategories in two languages: those with the same id, then those that posts
 * have in both languages, where all such posts agree. Others stay with one name.
 */
export function pairNames(
  named: readonly NamedSubcategory[],
  posts: readonly NamePair[],
): PairedNames {
  const all = new Map<string, NamedSubcategory>()
  const ids = new Map<string, number>()
  const partners = new Map<string, Set<string>>()
  const addPartner = (key: string, partner: string) =>
    partners.set(key, (partners.get(key) ?? new Set()).add(partner))

  for (const subcategory of named) {
    const { kind, language, name, id } = subcategory
    const key = nameKey(kind, language, name)
    all.set(key, subcategory)
    if (id !== undefined) ids.set(key, id)
  }
  for (const { kind, so, en } of posts) {
    const [somali, english] = [nameKey(kind, 'so', so), nameKey(kind, 'en', en)]
    addPartner(somali, english)
    addPartner(english, somali)
    if (!all.has(somali)) all.set(somali, { kind, language: 'so', name: so })
    if (!all.has(english)) all.set(english, { kind, language: 'en', name: en })
  }
  const firstById = new Map<string, string>()
  for (const { kind, language, name, id } of named) {
    if (id === undefined) continue
    const key = nameKey(kind, language, name)
    const first = firstById.get(`${kind}:${id}`)
    if (first === undefined) firstById.set(`${kind}:${id}`, key)
    else if (all.get(first)?.language !== language) {
      partners.set(key, new Set([first])).set(first, new Set([key]))
    }
  }

  const keys = new Map<string, string>()
  const subcategories: SourceSubcategory[] = []
  for (const [own, { kind, language, name }] of all) {
    if (keys.has(own)) continue
    const [partner, ...others] = partners.get(own) ?? []
    const isCertain =
      partner !== undefined && others.length === 0 && partners.get(partner)?.size === 1
    const other = isCertain ? all.get(partner) : undefined
    const key = `subcategory:${own}`
    const names = { [language]: name, ...(other && { [other.language]: other.name }) }
    subcategories.push({ key, kind, id: ids.get(own), names })
    keys.set(own, key)
    if (isCertain) keys.set(partner, key)
  }
  return { subcategories, keyOf: (...name) => keys.get(nameKey(...name)) }
}
