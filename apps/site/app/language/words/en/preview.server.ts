import type { previewWords as somali } from '../so/preview.server.ts'

/** What the page that shows a working copy says around it. */
export const previewWords: typeof somali = {
  label: 'Preview',
  notPublic: 'Preview – not public',
  states: {
    draft: 'draft',
    inReview: 'in review',
    public: 'public',
    withdrawn: 'withdrawn',
  },
  inLanguage: { SO: 'In Somali', EN: 'In English' },
  languages: { SO: 'Soomaali', EN: 'English' },
  until: 'This preview works until',
  notWritten: {
    title: 'Nothing is written in English yet',
    text: 'This article has a text in Somali alone so far.',
  },
  ended: {
    title: 'This preview cannot be shown',
    text: 'The link is over, was revoked, or is not complete. Ask whoever sent it for a new one.',
  },
  failed: {
    title: 'This preview cannot be shown now',
    text: 'The desk could not be asked. Please try again in a little while.',
  },
}
