import styles from './headline.module.css'
import { truncateHeadline } from './truncate-headline.ts'

/**
 * A post's title as a headline: a long one is truncated and in a smaller font (Specification §9). Its
 * tooltip and screen readers have the whole title.
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
