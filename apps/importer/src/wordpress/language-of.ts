import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { WordPressItem } from './read-export.ts'

/** `so`, `so_SO`, `en-GB` … as the code of the language alone. */
const codeOf = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''

/** The language that Polylang or WPML gave an item; `undefined` for none. */
export function languageCode({ terms, meta }: WordPressItem): string | undefined {
  const polylang = terms.find(({ domain }) => domain === 'language')?.slug
  const named = polylang ?? meta._wpml_import_language_code ?? meta._wpml_language
  return named ? codeOf(named) : undefined
}

export function isOurs(code: string): code is LanguageGroup {
  return code === 'so' || code === 'en'
}

/** What translations of one post have in common; `undefined` for a post that has none. */
export function translationGroup({ terms, meta }: WordPressItem): string | undefined {
  const polylang = terms.find(({ domain }) => domain === 'post_translations')?.slug
  const wpml = meta._wpml_import_translation_group
  if (polylang) return `polylang:${polylang}`
  return wpml ? `wpml:${wpml}` : undefined
}

/**
 * Ids by language in the description of Polylang's terms, which PHP has serialized:
 * `a:2:{s:2:"so";i:5;s:2:"en";i:9;}`.
 */
export function translatedTerms(description: string): Partial<Record<LanguageGroup, number>> {
  const pairs = [...description.matchAll(/s:\d+:"([\w-]+)";i:(\d+);/g)]
  const ids: Partial<Record<LanguageGroup, number>> = {}
  for (const [, tag = '', id] of pairs) {
    const code = codeOf(tag)
    if (isOurs(code)) ids[code] = Number(id)
  }
  return ids
}
