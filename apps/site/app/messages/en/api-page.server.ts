import type { apiPage as somali } from '../so/api-page.server.ts'

export const apiPage: typeof somali = {
  title: 'Public API',
  lead: 'The content of this site as JSON, open to everyone. No key is needed.',
  document: 'Download OpenAPI 3.1 (JSON)',
  contents: 'Calls',
  general: {
    heading: 'How to use them',
    points: [
      'A successful response is { "success": true, "data": … }. A paged list also has total, the number of all its items.',
      'A failed response is { "success": false, "error": …, "code": … }: error is for people, code is for programs.',
      'Responses change within seconds of a publication. Send If-None-Match, and an unchanged response is not sent again.',
      'Picture and file addresses that begin with / are on this site.',
      'Pages on any site may use the GET calls (CORS).',
    ],
  },
  keys: 'Query parameters',
  key: 'Parameter',
  meaning: 'Meaning',
  values: 'Values',
  required: 'required',
  optional: 'optional',
  text: (most) => `text, at most ${most} characters`,
  between: (least, most) => `number ${least}–${most}`,
  number: 'number',
  instant: 'date and time, ISO 8601',
  example: 'Example',
  answer: 'Example response',
  sent: 'Request body',
  failures: 'Errors',
}
