import styles from './headline.module.css'
import { truncateHeadline } from './truncate-headline.ts'

/**
 * A post's title as a headline: cut where it is long and then in a smaller font (Specification §9).
 * The whole title stays for those who point at it and for those who listen.
 */
export function Headline({ title }: { readonly title: string }) {
  const { text, isLong } = truncateHeadline(title)
  if (!isLong) return text
  return (
    <span className={styles.long} title={title}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{title}</span>
    </span>
  )
}
