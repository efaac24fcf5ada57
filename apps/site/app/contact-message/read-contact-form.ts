import type { ContactField } from '@gaashaan/contract/contact-message'

const TEXT_FIELDS = ['name', 'email', 'subject', 'department', 'message'] as const

/** A posted form. A body that is no form has no fields, so that each of them is reported as missing. */
export function readFormData(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/**
 * A form's text field; a missing field or a file is the empty text. A posted line end is CR LF
 * (HTML), which would count twice against a field's bound.
 */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** A ticked box is posted as `on`, an unticked one not at all (HTML). */
export function isTicked(form: FormData, field: string): boolean {
  return form.get(field) === 'on'
}

/** The contact form's texts as typed, and its consent as `on` or the empty text. */
export type ContactValues = Readonly<Record<ContactField, string>>

export function readContactForm(form: FormData): ContactValues {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, textOf(form, field)]))
  return { ...texts, agreed: isTicked(form, 'agreed') ? 'on' : '' } as ContactValues
}

/** The body of the contact call (Specification §7) before it is checked: any text, any choice. */
export type MessageBody = Readonly<Record<Exclude<ContactField, 'agreed'>, string>> & {
  readonly agreed: boolean
}

export function contactBody(values: ContactValues): MessageBody {
  return { ...values, agreed: values.agreed === 'on' }
}
