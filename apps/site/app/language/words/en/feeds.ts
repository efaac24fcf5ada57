import type { Words } from '../so.ts'

export const feeds: Words['feeds'] = {
  follow: 'Follow this list',
  of: (list, format) => `${format}: ${list}`,
  calendar: 'Calendar of closing dates (.ics)',
}
