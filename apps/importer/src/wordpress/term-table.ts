import { POST_KINDS, type PostKind } from '@gaashaan/contract'
import { WrongArguments } from '@gaashaan/desk/commands/refusals'
import type { WordPressItem } from './read-export.ts'

/** What a category or a tag becomes here. */
export type Becomes = PostKind | 'subcategory'

/** What categories and tags become, by `category:<slug>` or `tag:<slug>`; of several the first holds. */
export type TermTable = ReadonlyMap<string, Becomes>

/** A category or a tag of an export, with how many posts have it. */
export interface CountedTerm {
  readonly key: string
  readonly name: string
  readonly posts: number
}

const HEAD = `# The categories and tags of the export, and what each becomes: subcategory, or a kind
# (${POST_KINDS.join(', ')}).
# Of several that a post has, the one that stands first here holds. Nothing after the = sign: it is
# left behind, and told with its posts. Give this file back with --terms.`

/** How a table names a term; none for what is neither a category nor a tag. */
export function termKey({ domain, slug }: WordPressItem['terms'][number]): string | undefined {
  if (domain === 'category') return `category:${slug}`
  return domain === 'post_tag' ? `tag:${slug}` : undefined
}

/** The table of an export as a file to fill in: what is used without one stands there already. */
export function termFile(terms: readonly CountedTerm[], used: TermTable): string {
  const byPosts = terms.toSorted((one, other) => other.posts - one.posts)
  const lines = byPosts.map(
    ({ key, name, posts }) => `${key}=${used.get(key) ?? ''}  # ${name}, ${posts}`,
  )
  return `${[HEAD, ...lines].join('\n')}\n`
}

const isBecomes = (text: string): text is Becomes =>
  text === 'subcategory' || (POST_KINDS as readonly string[]).includes(text)

/** Reads a table. Throws `WrongArguments` with the first line that makes no sense. */
export function readTermFile(text: string): TermTable {
  const table = new Map<string, Becomes>()
  text.split(/\r?\n/).forEach((line, index) => {
    const words = line.replace(/(?:^|\s)#.*$/, '').trim()
    if (words === '') return
    const [, key, becomes = ''] = /^((?:category|tag):\S+?)\s*=\s*(\S*)$/.exec(words) ?? []
    if (key === undefined || (becomes !== '' && !isBecomes(becomes))) {
      throw new WrongArguments(
        `--terms, line ${index + 1}: "${words}": write category:<slug>=subcategory, tag:<slug>=news or the like.`,
      )
    }
    if (becomes !== '') table.set(key, becomes as Becomes)
  })
  return table
}
