interface Person {
  readonly name: string
  readonly title: string
  /** Path of the portrait. */
  readonly portrait?: string | undefined
}

/** Someone who leads as schema.org's Person. */
export function personData({ name, title, portrait }: Person, siteUrl: string) {
  return {
    '@type': 'Person',
    name,
    jobTitle: title,
    ...(portrait && { image: new URL(portrait, siteUrl).href }),
    worksFor: { '@type': 'GovernmentOrganization', '@id': `${siteUrl}/#ministry`, url: siteUrl },
  }
}
