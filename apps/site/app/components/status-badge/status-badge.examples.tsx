import type { Examples } from '../examples.ts'
import { StatusBadge } from './status-badge.tsx'

export const examples = {
  active: <StatusBadge status="Active" />,
  completed: <StatusBadge status="Completed" />,
  unknown: <StatusBadge status="Unknown" />,
} satisfies Examples
