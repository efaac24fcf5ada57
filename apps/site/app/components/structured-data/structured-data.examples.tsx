import type { Examples } from '../examples.ts'
import { StructuredData } from './structured-data.tsx'

/** It has no visible part. */
export const examples = {
  typical: (
    <StructuredData
      build={import.meta.env.SSR && (({ settings }) => ({ '@id': settings.siteUrl }))}
    />
  ),
} satisfies Examples
