import type { Examples } from '../examples.ts'
import { Pagination } from './pagination.tsx'

export const examples = {
  typical: <Pagination page={2} pages={3} />,
  first: <Pagination page={1} pages={3} />,
  last: <Pagination page={3} pages={3} />,
  long: <Pagination page={57} pages={120} />,
  /** A list of one page has no pagination. */
  empty: <Pagination page={1} pages={1} />,
} satisfies Examples
