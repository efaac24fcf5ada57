import { readdirSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@gaashaan/contract/language'
import { expect, test, vi } from 'vitest'
import { renderInLanguage } from '../../components/render-in-language.tsx'
import { ALL_EXAMPLES } from './all-examples.ts'

const FOLDER = path.join(import.meta.dirname, '../../components')

test('every component has examples', () => {
  const entries = readdirSync(FOLDER, { withFileTypes: true })
  const components = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const without = [...components, 'furniture'].filter((name) => !ALL_EXAMPLES.get(name))
  expect(without).toEqual([])
  expect(ALL_EXAMPLES.size).toBe(components.length + 1)
})

/** The errors that the examples of a language cause, one line each. */
function errorsIn(language: Language): string[] {
  const errors: string[] = []
  let current = ''
  const consoleError = vi.spyOn(console, 'error').mockImplementation((text) => {
    errors.push(`${current}: ${text}`)
  })
  for (const [component, examples] of ALL_EXAMPLES) {
    for (const [name, example] of Object.entries(examples)) {
      current = `${component} / ${name}`
      const node = typeof example === 'function' ? example(language) : example
      const html = renderInLanguage(node, language)
      if (html === '' && name !== 'empty') errors.push(`${current}: nothing is rendered`)
    }
  }
  consoleError.mockRestore()
  return errors
}

test.each(LANGUAGES)(
  'every example in %s is rendered on the server without an error',
  (language) => {
    expect(errorsIn(language)).toEqual([])
  },
)
