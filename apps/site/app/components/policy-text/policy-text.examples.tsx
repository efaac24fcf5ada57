import { policyTexts as en } from '@gaashaan/contract/defaults/en/policies'
import { policyTexts as so } from '@gaashaan/contract/defaults/so/policies'
import type { Examples } from '../examples.ts'
import { PolicyText } from './policy-text.tsx'

const TEXTS = { SO: so, EN: en }
const updatedAt = '2026-11-21T00:00:00+03:00'

export const examples = {
  typical: (language) => <PolicyText {...TEXTS[language].terms} updatedAt={updatedAt} />,
  short: (language) => {
    const { sections, ...rest } = TEXTS[language].terms
    return <PolicyText {...rest} sections={sections.slice(0, 1)} updatedAt={updatedAt} />
  },
} satisfies Examples
