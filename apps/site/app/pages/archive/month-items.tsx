import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './archive.module.css'
import type { ArchiveView } from './load-archive.ts'

/** The texts of a month under each other, without pictures: a month is looked through. */
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

interface AdjacentMonthsProps {
  readonly base: string
  readonly earlier: string | undefined
  readonly later: string | undefined
}

/** The ways to the months before and after, where the list has such. */
export function AdjacentMonths({ base, earlier, later }: AdjacentMonthsProps) {
  const { archive, common } = usePageMessages()
  const name = (month: string) =>
    `${common.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  return (
    <nav className={`${styles.beside} no-print`} aria-label={archive.months}>
      {earlier ? (
        <ArrowLink to={`${base}/${earlier}`} back>
          {name(earlier)}
        </ArrowLink>
      ) : null}
      <PageLink to={base}>{archive.all}</PageLink>
      {later ? <ArrowLink to={`${base}/${later}`}>{name(later)}</ArrowLink> : null}
    </nav>
  )
}
