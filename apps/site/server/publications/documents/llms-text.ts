import { LEADERSHIP_ROLES } from '@gaashaan/contract'
import { withLanguage } from '../../../app/language/language-path.ts'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import { FEEDS, feedPath, tendersCalendar } from '../../../app/paths/feed-paths.ts'
import { messagesFor } from './messages.ts'

/**
 * Links to what the site has, for language models and their authors (llmstxt.org), as Markdown. The
 * text is in English, and says how to get every page in Somali.
 */
export function llmsText(siteUrl: string): string {
  const { furniture, posts, ministry, media } = messagesFor('EN')
  const { nav } = furniture
  const link = (name: string, path: string, description = '') =>
    `- [${name}](${siteUrl}${path})${description && `: ${description}`}`
  const page = (name: string, path: string, description?: string) =>
    link(name, withLanguage(path, 'EN'), description)
  const feeds = (['SO', 'EN'] as const).flatMap((language) =>
    FEEDS.map((name) =>
      link(
        `${name}, ${language === 'SO' ? 'Somali' : 'English'}`,
        feedPath(language, name, 'json'),
        'JSON Feed 1.1; .atom in place of .json for Atom',
      ),
    ),
  )
  return `# ${furniture.ministry}, ${furniture.country}

> ${furniture.siteDescription}

Every page is in Somali (first) and English: \`?language=SO\` or \`?language=EN\`. The language of an address without it is the visitor's, Somali by default. Pages read whole without JavaScript. Only what the Ministry has published is here; an article that was withdrawn says so at its address.

## News and notices

${page(nav.news, PATHS.news, posts.news.lead)}
${page(nav.pressRelease, PATHS.pressRelease, posts.pressReleases.lead)}
${page(nav.speeches, PATHS.speeches, posts.speeches.lead)}
${page(nav.publications, PATHS.publications, posts.publications.lead)}
${page(posts.tenders.title, PATHS.tenders, posts.tenders.lead)}
${page(nav.mediaCenter, PATHS.mediaCenter, media.lead)}
${page(nav.operations, PATHS.operations)}

## The Ministry

${page(nav.about, PATHS.about)}
${LEADERSHIP_ROLES.map((role) => page(nav[role], PATHS[role])).join('\n')}
${page(ministry.army.title, PATHS.armyLeadership, ministry.army.lead)}
${page(nav.partners, PATHS.partners)}
${page(nav.contact, PATHS.contact)}

## Data

${link('OpenAPI 3.1', '/api/openapi.json', 'the public calls, which need no key')}
${page('API documentation', PATHS.api)}
${link('Sitemaps', '/sitemap.xml')}
${link('Tender closing dates', tendersCalendar('EN'), 'iCalendar')}

## Feeds

${feeds.join('\n')}
`
}
