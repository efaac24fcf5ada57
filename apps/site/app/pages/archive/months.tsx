import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './archive.module.css'
import type { ArchiveView } from './load-archive.ts'

/** Every month of a list as a link, under its year. */
export function Months({
  years,
  base,
}: {
  readonly years: ArchiveView['years']
  readonly base: string
}) {
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
