import type { apiPage as somali } from '../so/api-page.server.ts'

export const apiPage: typeof somali = {
  title: 'Public calls (API)',
  lead: 'What the pages say, as JSON, for everyone. No key is needed.',
  document: 'Download OpenAPI 3.1 (JSON)',
  contents: 'The calls',
  general: {
    heading: 'How to use them',
    points: [
      'A good answer is { "success": true, "data": … }. A list that is asked for by pages also tells total, the number of all.',
      'A failure is { "success": false, "error": …, "code": … }: error is for people, code for programs.',
      'Answers change within seconds of a publish. Ask with If-None-Match, so that the same answer is not sent again.',
      'Addresses of pictures and files that begin with / are of this site.',
      'Pages of any site may ask the GET calls (CORS).',
    ],
  },
  keys: 'Query keys',
  key: 'Key',
  meaning: 'Meaning',
  values: 'Values',
  required: 'required',
  optional: 'optional',
  text: (most) => `text, at most ${most} characters`,
  between: (least, most) => `number ${least}–${most}`,
  number: 'number',
  instant: 'instant, ISO 8601',
  example: 'Example',
  answer: 'Example answer',
  sent: 'What is sent',
  failures: 'Failures',
}
