import type { Messages } from '../so.ts'

/** Words for a reader without a network: the kept pages, their marks, and messages that wait. */
export const offline: Messages['offline'] = {
  title: 'Offline pages',
  lead: 'Pages saved on your device open without a connection.',
  description: 'The pages saved on your device, and how to delete them.',
  mark: {
    label: 'Saved copy',
    away: 'You are offline.',
    slow: 'The server is not responding.',
    kept: (moment) => `This page was saved on ${moment}, Mogadishu time.`,
    again: 'Try again',
  },
  moment: (day, time) => `${day} at ${time}`,
  away: 'You are offline.',
  wanted: 'This page is not saved on your device, and the server is not responding:',
  again: 'Try again',
  kept: 'Pages saved on this device',
  keptOn: (moment) => `Saved on ${moment}`,
  none: 'No pages are saved on this device yet. When there is no connection, the pages you have read will be listed here.',
  contact: 'Contact us',
  delete: {
    title: 'Saved data',
    text: 'Saved pages and pictures, and any unsent message, are on this device only. You can delete them.',
    button: 'Delete saved data',
    sure: 'Your unsent message will be deleted too. Are you sure?',
    done: 'The saved data has been deleted from this device. Pages you read from now on will be saved.',
    failed: 'It could not be deleted. You can delete it in your browser’s settings.',
  },
  returned: {
    text: 'You are back online.',
    fresh: 'Open the latest version',
  },
  message: {
    keptTitle: 'Your message is saved on this device.',
    keptText:
      'It will be sent when you are back online, and you will be told. Until then you can edit or withdraw it.',
    region: 'Waiting messages',
    waiting: 'A message is waiting to be sent',
    waitingText: 'It will be sent when you are back online.',
    old: 'An older message is still waiting',
    oldText:
      'It has waited for more than a week, so we will not send it without asking you. Shall we send it?',
    refused: 'Your message was not accepted',
    writtenOn: (moment) => `Written on ${moment}`,
    edit: 'Edit',
    withdraw: 'Withdraw',
    sendNow: 'Send now',
    see: 'See the message',
    sent: (subject) => `Your message “${subject}” was sent.`,
    answer: 'We will reply to the email address you gave.',
    withdrawn: 'The message was withdrawn and will not be sent.',
    gone: 'The message has already been sent.',
  },
}
