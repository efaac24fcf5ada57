import type { previewMessages as somali } from '../so/preview.server.ts'

export const previewMessages: typeof somali = {
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
    title: 'No English text yet',
    text: 'So far, this article has a Somali text only.',
  },
  ended: {
    title: 'This preview cannot be shown',
    text: 'The link has expired, was revoked or is incomplete. Ask whoever sent it for a new one.',
  },
  failed: {
    title: 'This preview cannot be shown right now',
    text: 'The desk could not be reached. Please try again shortly.',
  },
}
