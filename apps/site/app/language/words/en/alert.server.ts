import type { AlertWords } from '../so/alert.server.ts'

export const alertWords: AlertWords = {
  levels: { information: 'Notice', warning: 'Warning', emergency: 'Emergency' },
  region: 'Notice of the Ministry',
  close: 'Close the notice',
}
