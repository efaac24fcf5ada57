import type { Messages } from '../so.ts'

export const policies: Messages['policies'] = {
  updated: 'Updated',
  onThisPage: 'On this page',
  questions: 'Do you have a question?',
  writeTo: 'Write to us at',
  contactPage: 'Contact page',
}
