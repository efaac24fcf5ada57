import type { Messages } from '../so.ts'
import { articleLists } from './article-lists.ts'
import { articleStates } from './article-states.ts'

export const posts: Messages['posts'] = {
  news: {
    lead: 'News, events and announcements from the Ministry.',
    filter: 'Filter the news by subcategory',
    empty: 'No news yet',
    emptyFilter: 'No news in this subcategory yet',
  },
  article: {
    states: articleStates,
    lists: articleLists,
    noLatest: 'Nothing else in this list yet',
    readInOther: { verb: 'Ku akhri', language: 'Soomaali' },
    notFound: 'Article not found or content unavailable.',
    failed: 'We are sorry. Please try again in a moment.',
    noContent: 'No description available for this article.',
    address: 'Address of this page',
    reading: (minutes) => `${minutes} min read`,
    related: 'More on this',
  },
  operation: {
    back: 'Back to operations',
    missing: 'Operation not found.',
    news: 'News about this operation',
    noNews: 'No news about this operation yet.',
    photos: 'Photos from this operation',
  },
  share: {
    share: 'Share',
    shareOn: (place) => `Share on ${place}`,
    email: 'Send by email',
    copy: 'Copy link',
    copied: 'Link copied.',
    copyFailed: 'The link could not be copied. Copy it from the address bar.',
    print: 'Print page',
  },
  pressReleases: {
    lead: 'Official press releases from the Ministry. Read them here or download the PDF.',
    empty: 'No press releases yet',
    view: 'View',
    list: 'List',
    grid: 'Grid',
  },
  speeches: {
    lead: 'Speeches by the Ministry’s leaders. Read them here or download the PDF.',
    empty: 'No speeches yet',
    read: 'Read the speech',
  },
  publications: {
    lead: 'Reports, plans and guides published by the Ministry.',
    empty: 'No publications yet',
    about: 'About this document',
  },
  tenders: {
    title: 'Bids & Tenders',
    lead: 'Tender notices from the Ministry. Open tenders come first, starting with the next to close.',
    empty: 'No tenders yet',
    reference: 'Reference',
    opens: 'Opened',
    willOpen: 'Opens',
    closes: 'Closes',
    closed: 'Closed',
    states: { open: 'Open', upcoming: 'Opens soon', closed: 'Closed' },
    daysLeft: (days) =>
      days === 0 ? 'Closes today' : days === 1 ? '1 day left' : `${days} days left`,
    addToCalendar: 'Add to calendar',
    questions: 'Questions about a tender?',
    questionsHint: 'Send us a message and quote the tender’s reference.',
    ask: 'Contact us',
  },
  army: {
    title: 'Somali National Army',
    lead: 'The army defends the country on land, at sea and in the air, and stands by its people in hard times.',
    intro:
      'The Somali National Army is led by professional officers and answers to the Ministry of Defence. It protects the country’s borders, peace and people, under the constitution and the law.',
    servicesHeading: 'Service branches',
    services: {
      land: 'Protects districts and borders, and opens the roads people travel on.',
      navy: 'Watches over the coast and the sea, and assists fishing boats and shipping.',
      air: 'Guards the country’s airspace, and carries relief and patients where roads do not reach.',
    },
    leadership: 'Army leadership',
    leadershipHint: 'The officers who lead the army.',
    radio: 'Army radio',
    radioHint: 'News and programmes from the army.',
    postsHeading: 'Army news',
    empty: 'No army news yet',
  },
  war: {
    lead: 'What the Ministry and the public do together to keep people safe and protect the peace.',
    intro:
      'The army protects people from violence and supports the districts where peace has returned, so that schools, markets and roads stay open. It works within the law, with respect for life and for people’s rights.',
    points: [
      'The safety of civilians comes first.',
      'Roads, schools and markets are reopened together with local communities.',
      'People who have been harmed are heard and helped.',
    ],
    reportHeading: 'Tell us what you know',
    report:
      'If you see something that may put people in danger, do not go near it. Get to a safe place first, then tell us.',
    reportLink: 'Write to the security department',
    call: 'Call the hotline',
    postsHeading: 'News on this subject',
    empty: 'No news on this subject yet',
  },
}
