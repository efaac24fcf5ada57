import type { Examples } from '../examples.ts'
import { InlineScript } from './inline-script.tsx'

/** It has no visible part. */
export const examples = { typical: <InlineScript code="" /> } satisfies Examples
