import { checkContactMessage } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { contact as en } from '../../messages/en/contact.ts'
import { contact as so } from '../../messages/so/contact.ts'
import {
  composeMediaRequest,
  MEDIA_FIELDS,
  MEDIA_LIMITS,
  type MediaValues,
  mediaErrors,
} from './compose-media-request.ts'

const typical: MediaValues = {
  name: 'Weriye Tusaale',
  email: 'weriye@tusaale.example',
  outlet: 'Idaacadda Tusaale',
  phone: '',
  topic: 'Flood relief',
  date: '2026-12-01',
  time: '10:30',
  format: 'online',
  deadline: '',
  questions: 'How many boats?\nSince when?',
  agreed: 'on',
}

test('a request becomes a contact message for the press department', () => {
  expect(composeMediaRequest(typical, en)).toEqual({
    name: 'Weriye Tusaale',
    email: 'weriye@tusaale.example',
    subject: 'Interview request: Idaacadda Tusaale: Flood relief',
    department: 'press',
    message: [
      'Media outlet: Idaacadda Tusaale',
      'Topic of the interview: Flood relief',
      'Preferred date and time: 2026-12-01 10:30',
      'Interview format: Online',
      '',
      'Questions you plan to ask:',
      'How many boats?',
      'Since when?',
    ].join('\n'),
    agreed: true,
  })
  expect(mediaErrors(typical, en)).toEqual({})
})

test.each([en, so])(
  'with every field at its maximum length the message is still accepted',
  (messages) => {
    const longest = {
      ...typical,
      ...Object.fromEntries(
        Object.entries(MEDIA_LIMITS)
          .filter(([field]) => field !== 'email')
          .map(([field, maxChars]) => [field, 'x'.repeat(maxChars)]),
      ),
    }
    expect(mediaErrors(longest, messages)).toEqual({})
    expect(checkContactMessage(composeMediaRequest(longest, messages))).toMatchObject({ ok: true })
  },
)

test('an unticked consent is not agreed', () => {
  const body = composeMediaRequest({ ...typical, agreed: '' }, en)
  expect(checkContactMessage(body)).toMatchObject({ errors: { agreed: 'consent_required' } })
})

test('missing, invalid and over-long fields have errors in the reader’s language', () => {
  const empty = Object.fromEntries(MEDIA_FIELDS.map((field) => [field, ''])) as MediaValues
  expect(mediaErrors(empty, so)).toEqual({
    outlet: so.media.outletRequired,
    topic: so.media.topicRequired,
    questions: so.media.questionsRequired,
    format: so.media.formatInvalid,
  })
  const invalid = { phone: '0'.repeat(41), date: '2027-02-30', deadline: '2027--5', format: 'fax' }
  expect(mediaErrors({ ...typical, ...invalid }, en)).toEqual({
    phone: 'This must be 40 characters or fewer.',
    date: 'Enter a real date, such as January 12, 2027.',
    deadline: 'Enter a real date, such as January 12, 2027.',
    format: 'Choose an interview format.',
  })
})
