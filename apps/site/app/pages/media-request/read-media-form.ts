import type { ContactField } from '@gaashaan/contract/contact-message'
import { type DatePart, formDate } from '../../components/form-fields/form-date.ts'
import { isTicked, textOf } from '../../contact-message/read-contact-form.ts'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import { MEDIA_FIELDS, type MediaField, type MediaValues } from './compose-media-request.ts'

/** A date's three fields as one text. */
function dateIn(form: FormData, field: MediaField): string {
  const part = (name: DatePart) => textOf(form, `${field}-${name}`).trim()
  return formDate({ month: part('month'), day: part('day'), year: part('year') })
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

/** The contact message's errors at the fields of this form that its parts were composed of. */
export function atMediaFields(
  errors: FieldErrors<ContactField | MediaField>,
): FieldErrors<MediaField> {
  const { department: _ours, subject, message, ...same } = errors
  const moved = { topic: subject, questions: message, ...same }
  return Object.fromEntries(Object.entries(moved).filter(([, error]) => error !== undefined))
}
