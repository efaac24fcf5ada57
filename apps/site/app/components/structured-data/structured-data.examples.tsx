import type { Examples } from '../examples.ts'
import { StructuredData } from './structured-data.tsx'

/** Nothing that anybody sees. */
export const examples = {
  typical: (
    <StructuredData
      make={import.meta.env.SSR && (({ settings }) => ({ '@id': settings.siteUrl }))}
    />
  ),
} satisfies Examples
