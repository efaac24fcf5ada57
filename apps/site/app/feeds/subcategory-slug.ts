import type { Subcategory } from '@gaashaan/contract'

function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * A subcategory's slug in the path of a feed: its name and, where the host has one, its id, by which it
 * is found again after its name was changed.
 */
export function subcategorySlug({ id, name }: Subcategory): string {
  return [slugify(name), id].filter((part) => part !== undefined && part !== '').join('-')
}

/** The subcategory with a slug: by its id, else by its name. */
export function subcategoryBySlug(
  slug: string,
  all: readonly Subcategory[],
): Subcategory | undefined {
  const slugId = Number(/(?:^|-)(\d+)$/.exec(slug)?.[1])
  return (
    all.find(({ id }) => id !== undefined && id === slugId) ??
    all.find((item) => subcategorySlug(item) === slug.toLowerCase())
  )
}
