import type { Messages } from '../so.ts'

export const archive: Messages['archive'] = {
  title: 'Archive',
  of: (list) => `Archive: ${list}`,
  lead: (list) => `${list}, month by month.`,
  months: 'Months',
  count: (count) => (count === 1 ? '1 item' : `${count} items`),
  empty: 'Nothing published yet',
  emptyMonth: 'Nothing was published this month',
  later: 'Later month',
  earlier: 'Earlier month',
  preparing: 'The archive is being prepared. Please try again shortly.',
  all: 'All months',
  link: 'Archive by month',
}
