import styles from './post-meta.module.css'

interface PostMetaProps {
  readonly date: string
  readonly day: string
  readonly subcategory?: string | undefined
}

/** A post's subcategory and day, with the shield's diagonal between them. */
export function PostMeta({ date, day, subcategory }: PostMetaProps) {
  return (
    <p className={styles.meta}>
      {subcategory ? <span className={styles.subcategory}>{subcategory}</span> : null}
      {date ? <time dateTime={day}>{date}</time> : null}
    </p>
  )
}
