import type { Words } from '../so.ts'

/** Words for a reader without a network: the kept pages, their marks, and messages that wait. */
export const offline: Words['offline'] = {
  title: 'Without a network',
  lead: 'The pages that are kept on your device open without a network.',
  description: 'The pages kept on your device, and how to delete them.',
  mark: {
    label: 'A kept copy',
    away: 'You are offline.',
    slow: 'The server does not answer.',
    kept: (moment) => `This page was kept on ${moment}, Mogadishu time.`,
    again: 'Try again',
  },
  moment: (day, time) => `${day} at ${time}`,
  away: 'You are offline.',
  wanted: 'The page you wanted is not kept on this device, and the server does not answer:',
  again: 'Try again',
  kept: 'Pages kept on this device',
  keptOn: (moment) => `Kept on ${moment}`,
  none: 'No page is kept on this device yet. You will find the pages that you read here when there is no network.',
  contact: 'Contact us',
  delete: {
    title: 'What is kept',
    text: 'The pages and pictures, and a waiting message if there is one, are on this device only. You can delete them.',
    button: 'Delete what is kept',
    sure: 'A message is waiting to be sent. It will be deleted too. Are you sure?',
    done: 'What was kept on this device has been deleted. Pages that you read from now on will be kept.',
    failed: 'It could not be deleted. You can delete it in your browser’s settings.',
  },
  returned: {
    text: 'The network is back.',
    fresh: 'Open the fresh page',
  },
  message: {
    keptTitle: 'Your message is kept on this device.',
    keptText:
      'It will be sent when the network returns, and you will be told. Until then you can edit or withdraw it.',
    region: 'Waiting messages',
    waiting: 'A message is waiting',
    waitingText: 'It will be sent when the network returns.',
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
    answer: 'We will answer at the email address you gave.',
    withdrawn: 'The message was withdrawn and will not be sent.',
    gone: 'The message was sent already.',
  },
}
