import { operationExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { examples } from './operation-card.examples.tsx'

test('on a Somali page each English text of an operation has its own lang', () => {
  const html = renderInLanguage(examples.oneLanguageOnly('SO'), 'SO')
  const { title, description, address } = operationExamples.englishOnly
  expect(html).toMatch(new RegExp(`<h3[^>]* lang="en"[^>]*>.*${title}`))
  expect(html).toMatch(new RegExp(`<p[^>]* lang="en"[^>]*>${description}</p>`))
  expect(html).toContain(`<span lang="en">${address}</span>`)
  expect(renderInLanguage(examples.typical('SO'), 'SO')).not.toContain('lang=')
})
