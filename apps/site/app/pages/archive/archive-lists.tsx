import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './archive.module.css'
import type { ArchiveView } from './load-archive.ts'

/** The texts of a month, without pictures so that many fit on a screen. */
export function MonthItems({ items }: { readonly items: ArchiveView['items'] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.to} className={styles.item}>
          <PostMeta date={item.date} day={item.day} subcategory={item.subcategory} />
          <h2 className={styles.title}>
            <PageLink to={item.to}>{item.title}</PageLink>
          </h2>
          {item.extract ? <p className={styles.extract}>{item.extract}</p> : null}
        </li>
      ))}
    </ul>
  )
}

/** The month `2026-11` as `Noofeembar 2026`; `names` are those of the year's months. */
export function monthTitle(month: string, names: readonly string[]): string {
  return `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

interface AdjacentMonthsProps extends Pick<ArchiveView, 'earlier' | 'later'> {
  readonly base: string
}

/** Links to the months before and after, where the list has any. */
export function AdjacentMonths({ base, earlier, later }: AdjacentMonthsProps) {
  const { archive, common } = usePageMessages()
  return (
    <nav className={`${styles.adjacent} no-print`} aria-label={archive.months}>
      {earlier ? (
        <ArrowLink to={`${base}/${earlier}`} back>
          {monthTitle(earlier, common.months)}
        </ArrowLink>
      ) : null}
      <PageLink to={base}>{archive.all}</PageLink>
      {later ? (
        <ArrowLink to={`${base}/${later}`}>{monthTitle(later, common.months)}</ArrowLink>
      ) : null}
    </nav>
  )
}

interface MonthsProps extends Pick<ArchiveView, 'years'> {
  readonly base: string
}

/** Every month of a list as a link, under its year. */
export function Months({ years, base }: MonthsProps) {
  const { archive, common } = usePageMessages()
  return years.map(({ year, months }) => (
    <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{year}</h2>
      <ul className={styles.months}>
        {months.map(({ month, count }) => (
          <li key={month}>
            <PageLink to={`${base}/${month}`} className={styles.month}>
              {common.months[Number(month.slice(5)) - 1]}
              <span className={styles.count}>{archive.count(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
