import { plainText } from './plain-text.ts'
import type { WordPressItem } from './read-export.ts'
import { termKey } from './term-table.ts'

/** Longest excerpt that a report quotes. */
const MAX_QUOTED = 300

/**
 * What of a post has no place here, in a sentence for the report; none where nothing is left.
 * `used` are the categories and tags that became something, as `termKey` names them.
 */
export function skippedContent(item: WordPressItem, used: ReadonlySet<string>): string | undefined {
  const namesOf = (domain: string) =>
    item.terms
      .filter((term) => term.domain === domain && !used.has(termKey(term) ?? ''))
      .filter(({ slug }) => !slug.startsWith('uncategorized'))
      .map(({ name }) => plainText(name))
  const [tags, others] = [namesOf('post_tag'), namesOf('category')]
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
