import type { Examples } from '../examples.ts'
import { ArchiveLink } from './archive-link.tsx'

export const examples = { typical: <ArchiveLink of="news" /> } satisfies Examples
