import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import styles from './filter-chips.module.css'
import { filterPath } from './filter-path.ts'

interface FilterChipsProps {
  /** What is chosen, for listeners. */
  readonly label: string
  /** The query's key. */
  readonly name: string
  readonly values: readonly string[]
  /** The value at hand; All when left out. */
  readonly current: string | undefined
}

/** A list's filters as links, All first; each leads to the filtered list's first page. */
export function FilterChips({ label, name, values, current }: FilterChipsProps) {
  const { all } = useMessages().common
  const location = useLocation()
  const row = useRef<HTMLUListElement>(null)

  // Where the row scrolls, a page that opens filtered shows by which chip; a chip pressed later is seen.
  useEffect(() => {
    const list = row.current
    const chip = list?.querySelector('[aria-current]')
    if (!list || !chip) return
    const { left, right } = list.getBoundingClientRect()
    const place = chip.getBoundingClientRect()
    if (place.right > right) list.scrollLeft += place.right - right
    if (place.left < left) list.scrollLeft += place.left - left
  }, [])

  const chips = [
    { value: undefined, words: all },
    ...values.map((value) => ({ value, words: value })),
  ]
  return (
    <nav aria-label={label} className="no-print">
      <ul ref={row} className={styles.chips}>
        {chips.map(({ value, words }) => (
          <li key={value ?? ''}>
            <PageLink
              to={filterPath(location, name, value)}
              preventScrollReset
              aria-current={value === current ? 'true' : undefined}
              className={`${styles.chip} ${value === current ? styles.current : ''}`}
            >
              {value === current ? <Icon name="star" size={16} /> : null}
              {words}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
