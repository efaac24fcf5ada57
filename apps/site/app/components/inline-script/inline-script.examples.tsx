import type { Examples } from '../examples.ts'
import { InlineScript } from './inline-script.tsx'

/** Nothing that anybody sees. */
export const examples = { typical: <InlineScript code="" /> } satisfies Examples
