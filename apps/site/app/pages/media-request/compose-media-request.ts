import { CONTACT_LIMITS } from '@gaashaan/contract/contact-limits'
import { isDate } from '../../components/form-fields/form-date.ts'
import type { Messages } from '../../messages/messages.ts'

/** How an interview can be held. */
export const FORMATS = ['inPerson', 'phone', 'online'] as const

export type Format = (typeof FORMATS)[number]

/** The form's fields in the order they stand in. */
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
 * Most characters of each field, so that what is composed of them stays within the contact
 * message's own bounds: 300 for the subject, 10,000 for the message.
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

function isFormat(value: string): value is Format {
  return (FORMATS as readonly string[]).includes(value)
}

/**
 * A journalist's request as the body of the contact call, for the press department: what was
 * filled in, one line each, then the questions. Labels are in the words given, the reader's.
 */
export function composeMediaRequest(values: MediaValues, messages: Messages['contact']) {
  const { media } = messages
  const typed = (field: MediaField) => values[field].trim()
  const format = typed('format')
  const lines: readonly (readonly [label: string, value: string])[] = [
    [media.outlet, typed('outlet')],
    [media.phone, typed('phone')],
    [media.topic, typed('topic')],
    [media.when, [typed('date'), typed('time')].filter(Boolean).join(' ')],
    [media.format, isFormat(format) ? media.formats[format] : ''],
    [media.deadline, typed('deadline')],
  ]
  const filled = lines.filter(([, value]) => value !== '')
  return {
    name: typed('name'),
    email: typed('email'),
    subject: `${media.subjectPrefix}: ${typed('outlet')}: ${typed('topic')}`,
    department: 'press' as const,
    message: [
      ...filled.map(([label, value]) => `${label}: ${value}`),
      '',
      `${media.questions}:`,
      typed('questions'),
    ].join('\n'),
    agreed: values.agreed === 'on',
  }
}

/** The errors of the fields that only this form has; the contact message's own are checked with it. */
export function mediaErrors(
  values: MediaValues,
  messages: Messages['contact'],
): Partial<Record<MediaField, string>> {
  const { media } = messages
  const errors: Partial<Record<MediaField, string>> = {}
  for (const [field, most] of Object.entries(MEDIA_LIMITS) as [
    keyof typeof MEDIA_LIMITS,
    number,
  ][]) {
    if (field === 'name' || field === 'email') continue
    if (values[field].trim().length > most) errors[field] = media.tooLong(most)
  }
  if (values.outlet.trim() === '') errors.outlet = media.outletRequired
  if (values.topic.trim() === '') errors.topic = media.topicRequired
  if (values.questions.trim() === '') errors.questions = media.questionsRequired
  for (const field of ['date', 'deadline'] as const) {
    if (values[field] !== '' && !isDate(values[field])) errors[field] = media.dateInvalid
  }
  if (!isFormat(values.format)) errors.format = media.formatInvalid
  return errors
}
