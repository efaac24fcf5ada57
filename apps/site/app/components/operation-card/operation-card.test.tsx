import { OperationSchema } from '@gaashaan/contract'
import { operationExamples } from '@gaashaan/contract/examples'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { so } from '../../language/words/so.ts'
import { keepWords } from '../../language/words.ts'
import { OperationCard } from './operation-card.tsx'
import { presentOperation } from './present-operation.ts'

keepWords('SO', so)

function rendered(example: keyof typeof operationExamples): string {
  const operation = presentOperation(parse(OperationSchema, operationExamples[example]), 'SO')
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language="SO">
        <OperationCard operation={operation} heading="h3" />
      </LanguageProvider>
    </MemoryRouter>,
  )
}

test('on a Somali page each English text of an operation says that it is English', () => {
  const html = rendered('englishOnly')
  const { title, description, address } = operationExamples.englishOnly
  expect(html).toMatch(new RegExp(`<h3[^>]* lang="en"[^>]*>.*${title}`))
  expect(html).toMatch(new RegExp(`<p[^>]* lang="en"[^>]*>${description}</p>`))
  expect(html).toContain(`<span lang="en">${address}</span>`)
  expect(rendered('typical')).not.toContain('lang=')
})
