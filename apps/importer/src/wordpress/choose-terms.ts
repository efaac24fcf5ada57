import type { PostKind } from '@gaashaan/contract'
import type { ImportOptions } from '../arguments.ts'
import { plainText } from './plain-text.ts'
import type { WordPressItem } from './read-export.ts'
import { type Becomes, type CountedTerm, termFile, termKey } from './term-table.ts'

export interface ChosenTerms {
  readonly kind?: PostKind
  /** The category or tag that becomes its subcategory; a tag has no number. */
  readonly subcategory?: { readonly id: number | undefined; readonly name: string }
  /** Keys of the terms that became something. */
  readonly used: ReadonlySet<string>
}

type Term = WordPressItem['terms'][number]

/** Decides what the categories and tags of posts become, and counts them. */
export function createTermChooser({ kinds, terms }: Pick<ImportOptions, 'kinds' | 'terms'>) {
  const wanted = new Set(terms?.keys() ?? [...kinds.keys()].map((slug) => `category:${slug}`))
  const counted = new Map<string, CountedTerm>()
  const became = new Map<string, Becomes>(terms)

  function count(item: WordPressItem): void {
    for (const term of item.terms) {
      const key = termKey(term)
      if (key === undefined) continue
      wanted.delete(key)
      const posts = (counted.get(key)?.posts ?? 0) + 1
      counted.set(key, { key, name: plainText(term.name), posts })
    }
  }

  /** The category that stands for a post: Yoast's primary one, else the first that means something. */
  function mainCategory(item: WordPressItem, ids: ReadonlyMap<string, number>): Term | undefined {
    const own = item.terms.filter(
      ({ domain, slug }) => domain === 'category' && !slug.startsWith('uncategorized'),
    )
    const primary = Number(item.meta._yoast_wpseo_primary_category)
    return own.find(({ slug }) => ids.get(slug) === primary) ?? own[0]
  }

  /** The post's terms in the order in which the table names them, with what each becomes. */
  function byTable(item: WordPressItem): { term: Term; becomes: Becomes }[] {
    const own = new Map(item.terms.map((term) => [termKey(term), term]))
    return [...(terms ?? [])].flatMap(([key, becomes]) => {
      const term = own.get(key)
      return term ? [{ term, becomes }] : []
    })
  }

  function chosenTerms(item: WordPressItem, ids: ReadonlyMap<string, number>) {
    if (terms) return byTable(item)
    const ofKind = item.terms.flatMap((term) => {
      const becomes = term.domain === 'category' ? kinds.get(term.slug) : undefined
      return becomes ? [{ term, becomes }] : []
    })
    const main = mainCategory(item, ids)
    return [...ofKind, ...(main ? [{ term: main, becomes: 'subcategory' as const }] : [])]
  }

  return {
    /** Counts a post, and answers what its terms make of it; `ids` are those of the categories. */
    choose(item: WordPressItem, ids: ReadonlyMap<string, number>): ChosenTerms {
      count(item)
      const chosen = chosenTerms(item, ids)
      const kind = chosen.map(({ becomes }) => becomes).find((one) => one !== 'subcategory')
      const main = chosen.find(({ becomes }) => becomes === 'subcategory')?.term
      const used = new Set<string>()
      for (const { term, becomes } of chosen) {
        const key = termKey(term)
        if (key === undefined || (becomes === 'subcategory' && term !== main)) continue
        used.add(key)
        if (!became.has(key)) became.set(key, becomes)
      }
      const id = main?.domain === 'category' ? ids.get(main.slug) : undefined
      return {
        ...(kind && { kind: kind as PostKind }),
        ...(main && { subcategory: { id, name: plainText(main.name) } }),
        used,
      }
    },
    /** Takes a category of the export as known, whether a post has it or not. */
    know: (slug: string) => wanted.delete(`category:${slug}`),
    /** What was asked for and the export does not have. */
    unknown: (): string[] => [...wanted],
    /** The table to fill in. */
    file: () => termFile([...counted.values()], became),
  }
}
