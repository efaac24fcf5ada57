import type { Examples } from '../examples.ts'
import { ArchiveLink } from './archive-link.tsx'

export const examples = { typical: <ArchiveLink list="news" /> } satisfies Examples
