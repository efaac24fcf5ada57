import type { DataContext } from '../structured-data/structured-data.tsx'

interface Person {
  readonly name: string
  readonly title: string
  readonly portrait?: { readonly url: string } | undefined
}

/** A leader as a schema.org Person. */
export function personData({ name, title, portrait }: Person, { settings }: DataContext) {
  const { siteUrl } = settings
  return {
    '@type': 'Person',
    name,
    jobTitle: title,
    ...(portrait && { image: new URL(portrait.url, siteUrl).href }),
    worksFor: { '@type': 'GovernmentOrganization', '@id': `${siteUrl}/#ministry`, url: siteUrl },
  }
}
