import type { Subcategory } from '@gaashaan/contract'

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * How a feed's address names a subcategory: its name and, where the host tells one, its number, by
 * which it is found again after its name was changed.
 */
export function subcategorySlug({ id, name }: Subcategory): string {
  return [slugOf(name), id].filter((part) => part !== undefined && part !== '').join('-')
}

/** The subcategory that an address names: by its number, else by its name. */
export function subcategoryOf(slug: string, all: readonly Subcategory[]): Subcategory | undefined {
  const number = Number(/(?:^|-)(\d+)$/.exec(slug)?.[1])
  return (
    all.find(({ id }) => id !== undefined && id === number) ??
    all.find((each) => subcategorySlug(each) === slug.toLowerCase())
  )
}
