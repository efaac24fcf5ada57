import { LANGUAGES } from '@gaashaan/contract/language'
import type { DataContext } from '../../components/structured-data/structured-data.tsx'
import { withLanguage } from '../../language/language-path.ts'
import type { Messages } from '../../messages/messages.ts'
import { PATHS } from '../../paths/canonical-paths.ts'

/** The ministry as schema.org's GovernmentOrganization, and its site. */
export function organizationData(
  { ministry, country, siteDescription }: Messages['furniture'],
  { settings, language }: DataContext,
) {
  const { siteUrl, email, pressEmail, hotline, social } = settings
  const id = `${siteUrl}/#ministry`
  const contact = (contactType: string, details: object) => ({
    '@type': 'ContactPoint',
    contactType,
    availableLanguage: LANGUAGES.map((name) => name.toLowerCase()),
    ...details,
  })
  return {
    '@graph': [
      {
        '@type': 'GovernmentOrganization',
        '@id': id,
        name: ministry,
        description: siteDescription,
        url: siteUrl,
        logo: `${siteUrl}/apple-touch-icon.png`,
        image: `${siteUrl}/share.png`,
        email,
        sameAs: Object.values(social),
        areaServed: { '@type': 'Country', name: country },
        address: { '@type': 'PostalAddress', addressLocality: 'Mogadishu', addressCountry: 'SO' },
        contactPoint: [
          contact('customer service', {
            email,
            telephone: hotline,
            url: siteUrl + withLanguage(PATHS.contact, language),
          }),
          contact('press', { email: pressEmail }),
        ],
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#site`,
        url: siteUrl,
        name: ministry,
        inLanguage: language.toLowerCase(),
        publisher: { '@id': id },
      },
    ],
  }
}
