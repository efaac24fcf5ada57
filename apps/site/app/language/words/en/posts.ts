import type { Words } from '../so.ts'
import { articleLists } from './article-lists.ts'
import { articleStates } from './article-states.ts'

export const posts: Words['posts'] = {
  news: {
    lead: 'News, events and announcements of the Ministry.',
    filter: 'Filter the news by subcategory',
    empty: 'There is no news yet',
    emptyFilter: 'There is no news in this subcategory yet',
  },
  article: {
    states: articleStates,
    lists: articleLists,
    noLatest: 'There is nothing else in this list yet',
    readInOther: { verb: 'Ku akhri', language: 'Soomaali' },
    notFound: 'Article not found or content unavailable.',
    failed: 'We are sorry. Please try again in a moment.',
    noContent: 'No description available for this article.',
    address: 'Address of this page',
    reading: (minutes) => `${minutes} min read`,
    related: 'More on this',
  },
  operation: {
    back: 'Back to the operations',
    missing: 'This operation was not found.',
    news: 'News of the operation',
    noNews: 'No news of this operation has been published yet.',
    photos: 'Photos of the operation',
  },
  share: {
    share: 'Share',
    shareOn: (place) => `Share on ${place}`,
    email: 'Send by email',
    copy: 'Copy the link',
    copied: 'The link was copied.',
    copyFailed: 'The link could not be copied. Copy it from the address bar.',
    print: 'Print page',
  },
  pressReleases: {
    lead: 'The Ministry’s official press releases. Read the text or download the PDF.',
    empty: 'There are no press releases yet',
    view: 'View',
    list: 'List',
    grid: 'Grid',
  },
  speeches: {
    lead: 'Speeches of the Ministry’s leadership. Read the text or download the PDF.',
    empty: 'There are no speeches yet',
    read: 'Read the speech',
  },
  publications: {
    lead: 'Reports, plans and guides published by the Ministry.',
    empty: 'There are no publications yet',
    about: 'About this document',
  },
  tenders: {
    title: 'Bids & Tenders',
    lead: 'Purchasing notices of the Ministry: open ones first, the next to close at the top.',
    empty: 'There are no tenders yet',
    reference: 'Reference',
    opens: 'Opened',
    willOpen: 'Opens',
    closes: 'Closes',
    closed: 'Closed',
    states: { open: 'Open', upcoming: 'Opens soon', closed: 'Closed' },
    daysLeft: (days) =>
      days === 0 ? 'Closes today' : days === 1 ? '1 day left' : `${days} days left`,
    addToCalendar: 'Add to calendar',
    questions: 'Do you have a question about a tender?',
    questionsHint: 'Send us a message and give the reference of the tender.',
    ask: 'Contact us',
  },
  army: {
    title: 'Somali National Army',
    lead: 'The army defends the country’s land, sea and sky, and stands by its people in hard times.',
    intro:
      'The Somali National Army is led by professional officers and answers to the Ministry of Defence. Its work is to protect the borders, the peace and the people, under the constitution and the laws of the country.',
    servicesHeading: 'The services',
    services: {
      land: 'Protects districts and borders, and opens the roads that people travel on.',
      navy: 'Watches over the coast and the sea, and helps fishing boats and shipping.',
      air: 'Guards the country’s sky, and takes relief and patients where roads do not reach.',
    },
    leadership: 'Army leadership',
    leadershipHint: 'The officers who lead the army.',
    radio: 'Army radio',
    radioHint: 'News and programmes of the army.',
    postsHeading: 'News of the army',
    empty: 'There is no news of the army yet',
  },
  war: {
    lead: 'What the Ministry and the public do together to keep people and peace safe.',
    intro:
      'The army protects people from violence and supports the districts to which peace has returned, so that schools, markets and roads stay open. It does this work within the law, with respect for life and for the rights of people.',
    points: [
      'The safety of civilians comes before every task.',
      'Roads, schools and markets are reopened together with the districts.',
      'People who have been harmed are heard, and helped.',
    ],
    reportHeading: 'Tell us what you know',
    report:
      'If you see something that makes you fear for people’s safety, do not go near it. Move to a safe place first, then tell us.',
    reportLink: 'Write to the security department',
    call: 'Call the hotline',
    postsHeading: 'News on this subject',
    empty: 'There is no news on this subject yet',
  },
}
