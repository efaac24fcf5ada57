import { expect, test } from 'vitest'
import { checkContactMessage } from './contact-message.ts'
import { contactMessageExamples, wrongContactMessages } from './examples/contact-message.ts'

test.each(Object.entries(contactMessageExamples))('the %s message is accepted', (_name, body) => {
  expect(checkContactMessage(body)).toEqual({ ok: true, message: body })
})

test.each(Object.entries(wrongContactMessages))(
  'the %s body is refused',
  (_name, { body, code }) => {
    expect(checkContactMessage(body)).toMatchObject({ ok: false, first: code })
  },
)

test('an empty body has an error for every field', () => {
  expect(checkContactMessage({})).toMatchObject({
    errors: {
      name: 'name_required',
      email: 'email_invalid',
      subject: 'subject_required',
      department: 'department_invalid',
      message: 'message_required',
      agreed: 'consent_required',
    },
  })
})

test('white space around a field is trimmed', () => {
  const body = { ...contactMessageExamples.typical, name: '  Qof  ' }
  expect(checkContactMessage(body)).toMatchObject({ message: { name: 'Qof' } })
})
