import { ENGLISH_MONTHS } from '@gaashaan/contract/month-names'
import type { Messages } from './messages.ts'

export const en: Messages = {
  months: ENGLISH_MONTHS,
  moment: (day, time) => `${day} at ${time}`,
  label: 'Saved copy',
  copy: 'This is a copy of the Ministry’s website.',
  savedOn: (moment) => `This page was saved on ${moment}, Mogadishu time.`,
  liveSite: 'Open the official page',
  noForm:
    'You cannot send a message from here now, because this is a saved copy. Please call us, write to us by email, or try again later.',
  noSearch:
    'Search does not work here now, because this is a saved copy. The site map leads to everything.',
  noVerify:
    'Checking a text does not work here now, because this is a saved copy. Please try again later.',
  noFileVerify:
    'Files cannot be checked here now, because this is a saved copy. Please try again later.',
  verifyNeedsScript: 'To check a text in this saved copy, you need a browser with JavaScript.',
  goOn: 'Open the page',
}
