import { CONTACT_LIMITS } from '@gaashaan/contract/contact-limits'
import { isDate } from '../../components/form-fields/form-date.ts'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import type { Messages } from '../../messages/messages.ts'

/** How an interview can be held. */
export const FORMATS = ['inPerson', 'phone', 'online'] as const

/** The form's fields in their order. */
export const MEDIA_FIELDS = [
  'name',
  'email',
  'outlet',
  'phone',
  'topic',
  'date',
  'time',
  'format',
  'deadline',
  'questions',
  'agreed',
] as const

export type MediaField = (typeof MEDIA_FIELDS)[number]

/** The fields as typed; a date is `2026-11-20`, and `agreed` is `on` or empty. */
export type MediaValues = Readonly<Record<MediaField, string>>

/**
 * The maximum length of each field, in characters. The contact message composed of them stays within
 * its own limits: 300 for the subject, 10,000 for the message.
 */
export const MEDIA_LIMITS = {
  name: CONTACT_LIMITS.name,
  email: CONTACT_LIMITS.email,
  outlet: 120,
  phone: 40,
  topic: 140,
  time: 40,
  questions: 9_000,
} as const satisfies Partial<Record<MediaField, number>>

/**
 * A journalist's request as the body of the contact call, for the press department: one labelled line
 * for each field that is filled in, then the questions. The labels are in the reader's language.
 */
export function composeMediaRequest(values: MediaValues, { media }: Messages['contact']) {
  const text = (field: MediaField) => values[field].trim()
  const format = FORMATS.find((name) => name === text('format'))
  const lines: readonly (readonly [label: string, value: string])[] = [
    [media.outlet, text('outlet')],
    [media.phone, text('phone')],
    [media.topic, text('topic')],
    [media.when, [text('date'), text('time')].filter(Boolean).join(' ')],
    [media.format, format ? media.formats[format] : ''],
    [media.deadline, text('deadline')],
  ]
  const filled = lines.filter(([, value]) => value !== '')
  return {
    name: text('name'),
    email: text('email'),
    subject: `${media.subjectPrefix}: ${text('outlet')}: ${text('topic')}`,
    department: 'press' as const,
    message: [
      ...filled.map(([label, value]) => `${label}: ${value}`),
      '',
      `${media.questions}:`,
      text('questions'),
    ].join('\n'),
    agreed: values.agreed === 'on',
  }
}

/** The errors of this form's own fields; those of the contact message are checked with it. */
export function mediaErrors(values: MediaValues, { media }: Messages['contact']) {
  const errors: FieldErrors<MediaField> = {}
  for (const field of ['outlet', 'phone', 'topic', 'time', 'questions'] as const) {
    const maxChars = MEDIA_LIMITS[field]
    if (values[field].trim().length > maxChars) errors[field] = media.tooLong(maxChars)
  }
  if (values.outlet.trim() === '') errors.outlet = media.outletRequired
  if (values.topic.trim() === '') errors.topic = media.topicRequired
  if (values.questions.trim() === '') errors.questions = media.questionsRequired
  for (const field of ['date', 'deadline'] as const) {
    if (values[field] !== '' && !isDate(values[field])) errors[field] = media.dateInvalid
  }
  if (!FORMATS.some((name) => name === values.format)) errors.format = media.formatInvalid
  return errors
}
