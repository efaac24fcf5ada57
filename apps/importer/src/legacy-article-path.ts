import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'

/**
 * The path at which readers find a post (Specification §2): the title in lower case and trimmed, each
 * run of whitespace or non-word characters as one hyphen, then a hyphen and the id.
 */
export function legacyArticlePath(id: number, title: string, language?: LanguageGroup): string {
  const slug = title.toLowerCase().trim().replace(/\W+/g, '-')
  const path = `/resources/NewsDetail/${slug}-${id}`
  return language === 'en' ? `${path}?language=EN` : path
}
