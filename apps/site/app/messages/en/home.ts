import { partnerNames } from '@gaashaan/contract/defaults/en/partner-names'
import type { Messages } from '../so.ts'

export const home: Messages['home'] = {
  featured: 'Featured news',
  featuredTag: 'Featured news',
  latest: 'Latest news',
  allNews: 'All news',
  videos: 'Videos',
  allVideos: 'All videos',
  operations: 'Operations and Campaigns',
  allOperations: 'All operations',
  operationsLead:
    'Operations and campaigns led by the Ministry and the army: where they take place, when they began and where they stand now.',
  operationPlace: 'Location:',
  operationStart: 'Start date:',
  allPartners: 'All partners',
  empty: {
    featured: 'No featured news yet',
    latest: 'No news yet',
    videos: 'No videos yet',
    operations: 'No operations or campaigns yet',
    hint: 'They will appear here once they are published.',
  },
  partners: {
    title: 'Partners',
    lead: 'The organizations and countries that the Ministry works with on security, defence and rebuilding the army.',
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
