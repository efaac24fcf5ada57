import type { Words } from '../so.ts'

/** Words of the pages that show what was published in which month. */
export const archive: Words['archive'] = {
  title: 'Archive',
  of: (list) => `Archive: ${list}`,
  lead: (list) => `${list}: every month has a page of its own.`,
  months: 'Months',
  count: (count) => (count === 1 ? '1 item' : `${count} items`),
  empty: 'Nothing has been published yet',
  emptyMonth: 'Nothing was published in this month',
  later: 'The month after',
  earlier: 'The month before',
  preparing: 'The archive is being prepared. Please try again shortly.',
  all: 'All months',
  link: 'Archive by month',
}
