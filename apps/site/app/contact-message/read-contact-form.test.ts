import { checkContactMessage } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { contactBody, readContactForm, readFormData } from './read-contact-form.ts'

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

test('missing fields, a file in place of a text and an unticked box are empty values', () => {
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

const postedForm = (type: string, body: string) =>
  readFormData(
    new Request('https://site.example/contact', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }),
  )

test('the fields of a form are read', async () => {
  const form = await postedForm('application/x-www-form-urlencoded', 'name=Xaawo')
  expect([...form]).toEqual([['name', 'Xaawo']])
})

test.each([
  ['multipart/form-data', 'name=Xaawo'],
  ['multipart/form-data; boundary=x', 'name=Xaawo'],
  ['multipart/form-data; boundary=x', ''],
  ['text/plain', 'name=Xaawo'],
])('a body of %s that is no form has no fields', async (type, body) => {
  expect([...(await postedForm(type, body))]).toEqual([])
})
