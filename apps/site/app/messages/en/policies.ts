import type { Words } from '../so.ts'

export const policies: Words['policies'] = {
  updated: 'Updated',
  onThisPage: 'On this page',
  questions: 'Do you have a question?',
  writeTo: 'Write to us at',
  contactPage: 'Contact page',
}
