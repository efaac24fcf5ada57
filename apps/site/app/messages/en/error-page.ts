import type { Messages } from '../so.ts'

export const errorPage: Messages['errorPage'] = {
  notFound: 'Page not found',
  notFoundHint:
    'The address may be mistyped, or the page may have moved. Check the spelling, search this site, or start from one of the pages below.',
  about: 'About the Ministry',
  failed: 'Something went wrong',
  failedHint: 'We are sorry. Please try again in a moment.',
  reference: 'Reference',
  stack: 'Error details',
}
