import type { Examples } from '../examples.ts'
import { ViewToggle } from './view-toggle.tsx'

export const examples = {
  list: <ViewToggle current="list" />,
  grid: <ViewToggle current="grid" />,
} satisfies Examples
