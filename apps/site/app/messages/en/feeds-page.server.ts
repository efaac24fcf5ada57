import type { feedsPage as somali } from '../so/feeds-page.server.ts'

export const feedsPage: typeof somali = {
  title: 'Feeds and open data',
  lead: 'Follow the news without visiting the site, or use what we publish in software of your own.',
  feeds: {
    heading: 'Lists to follow',
    text: 'Add one of these addresses to your feed reader. Each list comes in two formats; most readers accept either.',
    list: 'List',
    ofNews: (name) => `News: ${name}`,
  },
  calendar: {
    heading: 'Tender calendar',
    text: 'The closing dates of open tenders. Add it to the calendar on your phone or computer and it stays up to date.',
    link: 'Tender closing dates (.ics)',
  },
  programs: {
    heading: 'For developers',
    text: 'The content of this site is open to everyone. No key is needed.',
    api: 'API documentation',
    openApi: 'OpenAPI 3.1 (JSON)',
    sitemap: 'Sitemap (XML)',
    llms: 'A summary for language models (llms.txt)',
  },
}
