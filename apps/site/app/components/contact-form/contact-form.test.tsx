import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { examples } from './contact-form.examples.tsx'
import { orderedErrors } from './field-ids.ts'

const render = (form = examples.empty, path = '/contact') => renderInLanguage(form, 'EN', path)

/** The tag of the control with the given name. */
function controlTag(html: string, name: string): string {
  return new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
}

test('the browser validates the five required fields, and the form the consent', () => {
  const html = render()
  for (const name of ['name', 'email', 'subject', 'department', 'message']) {
    expect(controlTag(html, name), name).toContain('required=""')
  }
  expect(controlTag(html, 'agreed')).not.toContain(' required=""')
  expect(controlTag(html, 'email')).toContain('type="email"')
  // The form reports a text that is too long, instead of cutting it off silently.
  expect(html).not.toContain('maxLength')
})

test('without JavaScript the form posts to its page, which validates it in the language of the URL', () => {
  expect(render()).toContain('<form noValidate="" action="/contact" method="post">')
  expect(render(examples.empty, '/contact?language=EN')).toContain('action="/contact?language=EN"')
})

test('an invalid field keeps its value and is linked to its error', () => {
  const html = render(examples.error('EN'))
  const email = controlTag(html, 'email')
  expect(email).toContain('value="name@example"')
  expect(email).toContain('aria-invalid="true"')
  expect(email).toContain('aria-describedby="field-email-error"')
  expect(html).toContain('id="field-email-error"')
})

test('the error summary links to the invalid fields in the form’s order', () => {
  const errors = { message: 'Enter your message.', name: 'Enter your name.' }
  expect(orderedErrors(['name', 'email', 'message'], errors)).toEqual([
    { id: 'field-name', error: 'Enter your name.' },
    { id: 'field-message', error: 'Enter your message.' },
  ])
})
