import type { AlertWords } from '../so/alert.server.ts'

export const alertWords: AlertWords = {
  levels: { information: 'Notice', warning: 'Warning', emergency: 'Emergency' },
  region: 'Notice from the Ministry',
  close: 'Close the notice',
}
