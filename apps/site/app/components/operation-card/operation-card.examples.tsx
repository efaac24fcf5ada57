import { OperationSchema } from '@gaashaan/contract'
import { operationExamples } from '@gaashaan/contract/examples'
import type { Language } from '@gaashaan/contract/language'
import { parse } from 'valibot'
import { examplePicture } from '../../images/picture.examples.ts'
import type { Examples } from '../examples.ts'
import { OperationCard } from './operation-card.tsx'
import { OperationGrid } from './operation-grid.tsx'
import { presentOperation } from './present-operation.ts'

function viewOf(name: keyof typeof operationExamples, language: Language) {
  const view = presentOperation(parse(OperationSchema, operationExamples[name]), language)
  return { ...view, picture: view.picture && examplePicture(language) }
}

export const examples = {
  typical: (language) => <OperationCard operation={viewOf('typical', language)} heading="h3" />,
  oneLanguageOnly: (language) => (
    <OperationCard operation={viewOf('englishOnly', language)} heading="h3" />
  ),
  bare: (language) => <OperationCard operation={viewOf('withoutStatus', language)} heading="h3" />,
  grid: (language) => (
    <OperationGrid
      operations={(['typical', 'englishOnly', 'unknownStatus'] as const).map((name) =>
        viewOf(name, language),
      )}
      heading="h3"
    />
  ),
} satisfies Examples
