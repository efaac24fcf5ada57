import type { Examples } from '../examples.ts'
import { LanguageButtons } from './language-buttons.tsx'

export const examples = { typical: <LanguageButtons /> } satisfies Examples
