import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import styles from './paged-list.module.css'

/** Links to another page lead to the top of the list. */
const LIST_ID = 'list'

interface PagedListProps {
  readonly page: number
  readonly pages: number
  readonly failed: boolean
  readonly isEmpty: boolean
  /** Title of an empty list, such as "No speeches yet". */
  readonly empty: string
  readonly children: ReactNode
}

/** A page of a list with its pagination, or the message for an empty list. */
export function PagedList({ page, pages, failed, isEmpty, empty, children }: PagedListProps) {
  return (
    <div id={LIST_ID} className={styles.list}>
      {isEmpty ? <EmptyState title={empty} failed={failed} /> : children}
      <Pagination page={page} pages={pages} listId={LIST_ID} />
    </div>
  )
}
