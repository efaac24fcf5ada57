import type { TodayWords } from '../so/today.server.ts'

export const todayWords: TodayWords = {
  title: 'Today',
  statement: 'Latest press release',
  tender: 'Next tender to close',
  radio: 'Radio now',
  station: 'Army radio',
}
