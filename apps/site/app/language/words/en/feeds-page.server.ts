import type { feedsPage as somali } from '../so/feeds-page.server.ts'

export const feedsPage: typeof somali = {
  title: 'Feeds and open data',
  lead: 'Let the news come to you without visiting, or use what is published in a program of your own.',
  feeds: {
    heading: 'Lists to follow',
    text: 'Add one of these addresses to the program in which you read news (a feed reader). Each list comes in two formats; most programs take either.',
    list: 'List',
    ofNews: (name) => `News: ${name}`,
  },
  calendar: {
    heading: 'Calendar of tenders',
    text: 'The closing dates of the open tenders. Add it to the calendar of your phone or computer; it keeps itself up to date.',
    link: 'Closing dates of tenders (.ics)',
  },
  programs: {
    heading: 'For programs',
    text: 'What the pages are made of is open to everyone, and needs no key.',
    api: 'The calls, for people',
    openApi: 'OpenAPI 3.1 (JSON)',
    sitemap: 'Sitemap (XML)',
    llms: 'A summary for language models (llms.txt)',
  },
}
