import { expect, test } from 'vitest'
import { postedForm } from './posted-form.ts'

const posted = (type: string, body: string) =>
  postedForm(
    new Request('https://site.example/contact', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }),
  )

test('the fields of a form are read', async () => {
  const form = await posted('application/x-www-form-urlencoded', 'name=Xaawo')
  expect([...form]).toEqual([['name', 'Xaawo']])
})

test.each([
  ['multipart/form-data', 'name=Xaawo'],
  ['multipart/form-data; boundary=x', 'name=Xaawo'],
  ['multipart/form-data; boundary=x', ''],
  ['text/plain', 'name=Xaawo'],
])('a body of %s that is no form has no field', async (type, body) => {
  expect([...(await posted(type, body))]).toEqual([])
})
