import type { Messages } from '../so.ts'

export const feeds: Messages['feeds'] = {
  follow: 'Follow this list',
  of: (list, format) => `${format}: ${list}`,
  calendar: 'Closing dates calendar (.ics)',
}
