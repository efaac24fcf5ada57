import { POST_KINDS, type PostKind } from '@gaashaan/contract'
import { UsageError } from '@gaashaan/desk/commands/command-errors'
import type { WordPressItem } from './read-export.ts'

/** What a category or a tag becomes here. */
export type TermTarget = PostKind | 'subcategory'

/** What terms become, by `category:<slug>` or `tag:<slug>`; of several terms of a post the first counts. */
export type TermTable = ReadonlyMap<string, TermTarget>

/** A category or a tag of an export, with the number of its posts. */
export interface CountedTerm {
  readonly key: string
  readonly name: string
  readonly posts: number
}

const HEAD = `# The categories and tags of the export, and what each becomes: subcategory, or a kind
# (${POST_KINDS.join(', ')}).
# Of several that a post has, the one that stands first here holds. Nothing after the = sign: it is
# left behind, and told with its posts. Give this file back with --terms.`

/** The key of a term in a table; `undefined` for a term that is neither a category nor a tag. */
export function termKey({ domain, slug }: WordPressItem['terms'][number]): string | undefined {
  if (domain === 'category') return `category:${slug}`
  return domain === 'post_tag' ? `tag:${slug}` : undefined
}

/** The table of an export as a file to fill in, most posts first, with what was used without one. */
export function formatTermFile(terms: readonly CountedTerm[], used: TermTable): string {
  const byPosts = terms.toSorted((a, b) => b.posts - a.posts)
  const lines = byPosts.map(
    ({ key, name, posts }) => `${key}=${used.get(key) ?? ''}  # ${name}, ${posts}`,
  )
  return `${[HEAD, ...lines].join('\n')}\n`
}

const isTarget = (text: string): text is TermTarget =>
  text === 'subcategory' || (POST_KINDS as readonly string[]).includes(text)

/** Parses a table. Throws `UsageError` with the first line that is wrong. */
export function readTermFile(text: string): TermTable {
  const table = new Map<string, TermTarget>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const entry = line.replace(/(?:^|\s)#.*$/, '').trim()
    if (entry === '') continue
    const [, key, target = ''] = /^((?:category|tag):\S+?)\s*=\s*(\S*)$/.exec(entry) ?? []
    if (key !== undefined && target === '') continue
    if (key === undefined || !isTarget(target)) {
      throw new UsageError(
        `--terms, line ${index + 1}: "${entry}": write category:<slug>=subcategory, tag:<slug>=news or the like.`,
      )
    }
    table.set(key, target)
  }
  return table
}
