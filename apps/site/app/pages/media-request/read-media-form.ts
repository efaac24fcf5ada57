import type { ContactField } from '@gaashaan/contract/contact-message'
import { type DatePart, joinDate } from '../../components/form-fields/form-date.ts'
import { isTicked, textOf } from '../../contact-message/read-contact-form.ts'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import { MEDIA_FIELDS, type MediaField, type MediaValues } from './compose-media-request.ts'

/** The text of a date that has three fields. */
function dateIn(form: FormData, field: MediaField): string {
  const part = (name: DatePart) => textOf(form, `${field}-${name}`).trim()
  return joinDate({ month: part('month'), day: part('day'), year: part('year') })
}

export function readMediaForm(form: FormData): MediaValues {
  const texts = MEDIA_FIELDS.map((field) => [field, textOf(form, field)] as const)
  return {
    ...(Object.fromEntries(texts) as MediaValues),
    date: dateIn(form, 'date'),
    deadline: dateIn(form, 'deadline'),
    agreed: isTicked(form, 'agreed') ? 'on' : '',
  }
}

/** The errors of the contact message, at the fields of this form from which it was composed. */
export function atMediaFields(
  errors: FieldErrors<ContactField | MediaField>,
): FieldErrors<MediaField> {
  const { department: _department, subject, message, ...rest } = errors
  const mediaFields = { topic: subject, questions: message, ...rest }
  return Object.fromEntries(Object.entries(mediaFields).filter(([, error]) => error !== undefined))
}
