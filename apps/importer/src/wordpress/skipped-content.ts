import { plainText } from './plain-text.ts'
import type { WordPressItem } from './read-export.ts'
import { termKey } from './term-table.ts'

/** Longest excerpt that a report quotes. */
const MAX_QUOTED_CHARS = 300

/**
 * A note on the parts of a post that have no place here; `undefined` without any. `used` are the keys
 * of the categories and tags that became something.
 */
export function skippedContentNote(
  item: WordPressItem,
  used: ReadonlySet<string>,
): string | undefined {
  const unusedTerms = (domain: string) =>
    item.terms
      .filter((term) => term.domain === domain && !used.has(termKey(term) ?? ''))
      .filter(({ slug }) => !slug.startsWith('uncategorized'))
      .map(({ name }) => plainText(name))
  const [tags, categories] = [unusedTerms('post_tag'), unusedTerms('category')]
  const author = item.fields['dc:creator']?.trim()
  const excerpt = plainText(item.fields['excerpt:encoded'] ?? '')
  const skipped = [
    ...(tags.length > 0 ? [`its tags ${tags.join(', ')}`] : []),
    ...(categories.length > 0 ? [`its other categories ${categories.join(', ')}`] : []),
    ...(author ? [`its author ${author}`] : []),
    ...(excerpt === '' ? [] : [`its excerpt “${excerpt.slice(0, MAX_QUOTED_CHARS)}”`]),
  ]
  return skipped.length === 0 ? undefined : `Left behind: ${skipped.join('; ')}.`
}
