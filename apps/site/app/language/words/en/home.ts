import { partnerNames } from '@gaashaan/contract/defaults/en/partner-names'
import type { Words } from '../so.ts'

export const home: Words['home'] = {
  featured: 'Featured news',
  featuredTag: 'Featured news',
  latest: 'Latest news',
  allNews: 'All news',
  videos: 'Videos',
  allVideos: 'All videos',
  operations: 'Operations and Campaigns',
  allOperations: 'All operations',
  operationsLead:
    'The operations and campaigns that the Ministry and the army carry out: where they take place, when they began and how they stand.',
  operationPlace: 'Place:',
  operationStart: 'Start:',
  allPartners: 'All partners',
  empty: {
    featured: 'No news has been featured yet',
    latest: 'No news has been published yet',
    videos: 'No videos have been added yet',
    operations: 'No operations or campaigns are shown yet',
    hint: 'They will appear here once they are published.',
  },
  partners: {
    title: 'Partners',
    lead: 'The organizations and states that the Ministry works with on security, defence and the rebuilding of the army.',
    names: partnerNames,
    letters: { un: 'UN', au: 'AU', atmis: 'ATMIS' },
    types: {
      international: 'International Organization',
      regional: 'Regional Organization',
      peacekeeping: 'Peacekeeping Mission',
      defense: 'Defense Partner',
    },
  },
}
