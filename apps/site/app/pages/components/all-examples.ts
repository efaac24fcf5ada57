import type { Examples } from '../../components/examples.ts'

const FILES = import.meta.glob<Examples>(
  ['../../components/*/*.examples.tsx', '../../furniture/*.examples.tsx'],
  { eager: true, import: 'examples' },
)

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? ''

/** The examples of every component, by the component's name. */
export const ALL_EXAMPLES: ReadonlyMap<string, Examples> = new Map(
  Object.entries(FILES).map(([file, examples]) => [nameOf(file), examples]),
)
