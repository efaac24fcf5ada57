import type { Words } from '../so.ts'

export const feeds: Words['feeds'] = {
  follow: 'Follow this list',
  of: (list, format) => `${format}: ${list}`,
  calendar: 'Closing dates calendar (.ics)',
}
