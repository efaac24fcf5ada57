import { plainText } from './plain-text.ts'
import type { WordPressItem } from './read-export.ts'

/** Longest excerpt that a report quotes. */
const MAX_QUOTED = 300

const namesOf = (item: WordPressItem, domain: string, isLeft: (slug: string) => boolean) =>
  item.terms
    .filter((term) => term.domain === domain && isLeft(term.slug))
    .map(({ name }) => plainText(name))

/**
 * What of a post has no place here, in a sentence for the report; none where nothing is left.
 * `isUsed` tells of a category whether it became the post's subcategory or kind.
 */
export function leftBehind(
  item: WordPressItem,
  isUsed: (slug: string) => boolean,
): string | undefined {
  const tags = namesOf(item, 'post_tag', () => true)
  const others = namesOf(
    item,
    'category',
    (slug) => !isUsed(slug) && !slug.startsWith('uncategorized'),
  )
  const author = item.fields['dc:creator']?.trim()
  const excerpt = plainText(item.fields['excerpt:encoded'] ?? '')
  const left = [
    ...(tags.length > 0 ? [`its tags ${tags.join(', ')}`] : []),
    ...(others.length > 0 ? [`its other categories ${others.join(', ')}`] : []),
    ...(author ? [`its author ${author}`] : []),
    ...(excerpt === '' ? [] : [`its excerpt “${excerpt.slice(0, MAX_QUOTED)}”`]),
  ]
  return left.length === 0 ? undefined : `Left behind: ${left.join('; ')}.`
}
