import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import styles from './filter-chips.module.css'
import { filterPath } from './filter-path.ts'

interface FilterChipsProps {
  /** What the filter is about, for screen readers. */
  readonly label: string
  readonly queryKey: string
  readonly values: readonly string[]
  /** The chosen value; All when left out. */
  readonly current: string | undefined
}

/** A list's filters as links to the first page of the filtered list, with All at the beginning. */
export function FilterChips({ label, queryKey, values, current }: FilterChipsProps) {
  const { all } = useMessages().common
  const location = useLocation()
  const row = useRef<HTMLUListElement>(null)

  // Scrolls to the current chip when the page opens. A chip that is pressed later is in view already.
  useEffect(() => {
    const list = row.current
    const chip = list?.querySelector('[aria-current]')
    if (!list || !chip) return
    const visible = list.getBoundingClientRect()
    const { left, right } = chip.getBoundingClientRect()
    if (right > visible.right) list.scrollLeft += right - visible.right
    if (left < visible.left) list.scrollLeft += left - visible.left
  }, [])

  return (
    <nav aria-label={label} className="no-print">
      <ul ref={row} className={styles.chips}>
        {[undefined, ...values].map((value) => (
          <li key={value ?? ''}>
            <PageLink
              to={filterPath(location, queryKey, value)}
              preventScrollReset
              aria-current={value === current ? 'true' : undefined}
              className={`${styles.chip} ${value === current ? styles.current : ''}`}
            >
              {value === current ? <Icon name="star" size={16} /> : null}
              {value ?? all}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
