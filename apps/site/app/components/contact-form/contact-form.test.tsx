import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { examples } from './contact-form.examples.tsx'
import { summaryOf } from './field-ids.ts'

const rendered = (form = examples.empty, address = '/contact') =>
  renderInLanguage(form, 'EN', address)

/** The tag of the control with a name. */
function control(html: string, name: string): string {
  return new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
}

test('the browser checks the five required fields, and the form the consent', () => {
  const html = rendered()
  for (const name of ['name', 'email', 'subject', 'department', 'message']) {
    expect(control(html, name), name).toContain('required=""')
  }
  expect(control(html, 'agreed')).not.toContain(' required=""')
  expect(control(html, 'email')).toContain('type="email"')
  // Nothing is cut off unseen: what is too long is said.
  expect(html).not.toContain('maxLength')
})

test('without JavaScript the form posts to its page, which checks it in the language of the address', () => {
  expect(rendered()).toContain('<form noValidate="" action="/contact" method="post">')
  expect(rendered(examples.empty, '/contact?language=EN')).toContain(
    'action="/contact?language=EN"',
  )
})

test('a wrong field keeps what was typed and is tied to its error', () => {
  const html = rendered(examples.error('EN'))
  const email = control(html, 'email')
  expect(email).toContain('value="name@example"')
  expect(email).toContain('aria-invalid="true"')
  expect(email).toContain('aria-describedby="field-email-error"')
  expect(html).toContain('id="field-email-error"')
})

test('the error summary leads to the wrong fields in the form’s order', () => {
  const errors = { message: 'Enter your message.', name: 'Enter your name.' }
  expect(summaryOf(['name', 'email', 'message'], errors)).toEqual([
    { id: 'field-name', error: 'Enter your name.' },
    { id: 'field-message', error: 'Enter your message.' },
  ])
})
