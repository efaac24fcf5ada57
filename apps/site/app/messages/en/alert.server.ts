import type { AlertMessages } from '../so/alert.server.ts'

export const alertMessages: AlertMessages = {
  levels: { information: 'Notice', warning: 'Warning', emergency: 'Emergency' },
  region: 'Notice from the Ministry',
  close: 'Close the notice',
}
