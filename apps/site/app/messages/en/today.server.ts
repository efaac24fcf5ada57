import type { TodayMessages } from '../so/today.server.ts'

export const todayMessages: TodayMessages = {
  title: 'Today',
  statement: 'Latest press release',
  tender: 'Next tender to close',
  radio: 'Radio now',
  station: 'Army radio',
}
