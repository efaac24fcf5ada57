import { expect, test } from 'vitest'
import { validateColour } from './colour.ts'

const validate = (colour: string | null, language = 'en') =>
  validateColour(colour, { req: { i18n: { language } } } as Parameters<typeof validateColour>[1])

test.each([null, '', '#14532D', '#fff', '#14532d80', 'rgb(20, 83, 45)', 'rgba(20,83,45,.85)'])(
  'the colour %j is accepted',
  (colour) => {
    expect(validate(colour)).toBe(true)
  },
)

test.each([
  'green',
  '14532D',
  '#12345',
  'rgba(20, 83)',
  'red;background:url(https://evil.example)',
])('the colour %j is refused in the language of the desk', (colour) => {
  expect(validate(colour)).toMatch(/^Write a colour like #14532D/)
  expect(validate(colour, 'so')).toMatch(/^Qor midab sida #14532D/)
})
