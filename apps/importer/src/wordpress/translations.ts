import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { ByLanguage } from '../by-language.ts'
import type { WordPressItem } from './read-export.ts'

/** The code of the language in `so`, `so_SO`, `en-GB` and the like. */
const codeOf = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''

/** The language that Polylang or WPML gave an item; `undefined` without one. */
export function languageCode({ terms, meta }: WordPressItem): string | undefined {
  const polylang = terms.find(({ domain }) => domain === 'language')?.slug
  const tag = polylang ?? meta._wpml_import_language_code ?? meta._wpml_language
  return tag ? codeOf(tag) : undefined
}

export function isOurLanguage(code: string | undefined): code is LanguageGroup {
  return code === 'so' || code === 'en'
}

/** A key that translations of one post share; `undefined` for a post without any. */
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
export function translatedTerms(description: string): ByLanguage<number> {
  const pairs = [...description.matchAll(/s:\d+:"([\w-]+)";i:(\d+);/g)]
  const ids: ByLanguage<number> = {}
  for (const [, tag = '', id] of pairs) {
    const code = codeOf(tag)
    if (isOurLanguage(code)) ids[code] = Number(id)
  }
  return ids
}
