import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { SourceSubcategory } from './source-items.ts'

export interface NamedSubcategory {
  readonly kind: PostKind
  readonly language: LanguageGroup
  readonly name: string
  readonly id?: number
}

/** The names that one post has for its subcategory in both languages. */
export interface SamePost {
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
 * Brings the names of subcategories in two languages together: those under one id, then those that
 * posts in both languages have, where every such post agrees. Others stay with one name.
 */
export function pairNames(
  named: readonly NamedSubcategory[],
  posts: readonly SamePost[],
): PairedNames {
  const partners = new Map<string, Set<string>>()
  const join = (one: string, other: string) => {
    partners.set(one, (partners.get(one) ?? new Set()).add(other))
    partners.set(other, (partners.get(other) ?? new Set()).add(one))
  }
  for (const { kind, so, en } of posts) join(nameKey(kind, 'so', so), nameKey(kind, 'en', en))
  const byId = new Map<string, string>()
  const ids = new Map<string, number>()
  for (const { kind, language, name, id } of named) {
    const own = nameKey(kind, language, name)
    if (id === undefined) continue
    ids.set(own, id)
    const other = byId.get(`${kind}:${id}`)
    if (other === undefined) byId.set(`${kind}:${id}`, own)
    else if (!other.startsWith(`${kind}:${language}:`)) {
      partners.set(own, new Set([other]))
      partners.set(other, new Set([own]))
    }
  }
  const all = new Map<string, NamedSubcategory>()
  for (const one of named) all.set(nameKey(one.kind, one.language, one.name), one)
  for (const { kind, so, en } of posts) {
    const both = [
      { kind, language: 'so', name: so },
      { kind, language: 'en', name: en },
    ] as const
    for (const one of both) {
      const key = nameKey(kind, one.language, one.name)
      if (!all.has(key)) all.set(key, one)
    }
  }
  const keys = new Map<string, string>()
  const subcategories: SourceSubcategory[] = []
  for (const [own, { kind, language, name }] of all) {
    if (keys.has(own)) continue
    const [partner, ...more] = partners.get(own) ?? []
    const isCertain =
      partner !== undefined && more.length === 0 && partners.get(partner)?.size === 1
    const other = isCertain ? all.get(partner) : undefined
    const id = ids.get(own)
    const key = `subcategory:${own}`
    subcategories.push({
      key,
      kind,
      ...(id !== undefined && { id }),
      names: { [language]: name, ...(other && { [other.language]: other.name }) },
    })
    keys.set(own, key)
    if (other) keys.set(partner as string, key)
  }
  return { subcategories, keyOf: (...name) => keys.get(nameKey(...name)) }
}
