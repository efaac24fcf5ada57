import { checkContactMessage } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { contactBody, readContactForm } from './read-contact-form.ts'

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a filled form becomes the message of the contact call', () => {
  const { agreed, ...texts } = contactMessageExamples.typical
  const body = contactBody(readContactForm(formOf({ ...texts, agreed: agreed ? 'on' : '' })))
  expect(body).toEqual(contactMessageExamples.typical)
  expect(checkContactMessage(body).ok).toBe(true)
})

test('an empty form, a file in a text’s place and an unticked box give empty fields', () => {
  const form = formOf({})
  form.set('name', new File(['x'], 'name.txt'))
  expect(contactBody(readContactForm(form))).toEqual({
    name: '',
    email: '',
    subject: '',
    department: '',
    message: '',
    agreed: false,
  })
})

test('a posted line end counts as one character', () => {
  expect(readContactForm(formOf({ message: 'a\r\nb' })).message).toBe('a\nb')
})
