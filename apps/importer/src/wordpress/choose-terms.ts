import type { PostKind } from '@gaashaan/contract'
import type { ImportOptions } from '../arguments.ts'
import { plainText } from './plain-text.ts'
import type { WordPressItem } from './read-export.ts'
import { type CountedTerm, formatTermFile, type TermTarget, termKey } from './term-table.ts'

export interface ChosenTerms {
  readonly kind?: PostKind
  /** The category or tag that becomes the subcategory; a tag has no id. */
  readonly subcategory?: { readonly id: number | undefined; readonly name: string }
  /** Keys of the terms that became something. */
  readonly used: ReadonlySet<string>
}

type Term = WordPressItem['terms'][number]

interface Choice {
  readonly term: Term
  readonly target: TermTarget
}

/** Decides what the categories and tags of posts become, and counts them. */
export function createTermChooser({ kinds, terms }: Pick<ImportOptions, 'kinds' | 'terms'>) {
  const requested = terms?.keys() ?? [...kinds.keys()].map((slug) => `category:${slug}`)
  const missing = new Set(requested)
  const counted = new Map<string, CountedTerm>()
  const targets = new Map<string, TermTarget>(terms)

  function count(item: WordPressItem): void {
    for (const term of item.terms) {
      const key = termKey(term)
      if (key === undefined) continue
      missing.delete(key)
      const posts = (counted.get(key)?.posts ?? 0) + 1
      counted.set(key, { key, name: plainText(term.name), posts })
    }
  }

  /** The main category of a post: Yoast's primary one, else the first that means something. */
  function mainCategory(item: WordPressItem, ids: ReadonlyMap<string, number>): Term | undefined {
    const categories = item.terms.filter(
      ({ domain, slug }) => domain === 'category' && !slug.startsWith('uncategorized'),
    )
    const primary = Number(item.meta._yoast_wpseo_primary_category)
    return categories.find(({ slug }) => ids.get(slug) === primary) ?? categories[0]
  }

  function choicesFor(item: WordPressItem, ids: ReadonlyMap<string, number>): Choice[] {
    if (terms) {
      const byKey = new Map(item.terms.map((term) => [termKey(term), term]))
      return [...terms].flatMap(([key, target]) => {
        const term = byKey.get(key)
        return term ? [{ term, target }] : []
      })
    }
    const ofKinds = item.terms.flatMap((term): Choice[] => {
      const target = term.domain === 'category' ? kinds.get(term.slug) : undefined
      return target ? [{ term, target }] : []
    })
    const main = mainCategory(item, ids)
    return main ? [...ofKinds, { term: main, target: 'subcategory' }] : ofKinds
  }

  return {
    /** Counts a post, and decides what its terms become; `ids` are those of the categories. */
    choose(item: WordPressItem, ids: ReadonlyMap<string, number>): ChosenTerms {
      count(item)
      const choices = choicesFor(item, ids)
      const kind = choices.map(({ target }) => target).find((target) => target !== 'subcategory')
      const main = choices.find(({ target }) => target === 'subcategory')?.term
      const used = new Set<string>()
      for (const { term, target } of choices) {
        const key = termKey(term)
        if (key === undefined || (target === 'subcategory' && term !== main)) continue
        used.add(key)
        if (!targets.has(key)) targets.set(key, target)
      }
      const id = main?.domain === 'category' ? ids.get(main.slug) : undefined
      return {
        ...(kind && { kind }),
        ...(main && { subcategory: { id, name: plainText(main.name) } }),
        used,
      }
    },
    /** Notes that the export has a category, even if no post has it. */
    addCategory: (slug: string) => missing.delete(`category:${slug}`),
    /** Requested terms that the export does not have. */
    missing: (): string[] => [...missing],
    /** The table to fill in. */
    file: () => formatTermFile([...counted.values()], targets),
  }
}
