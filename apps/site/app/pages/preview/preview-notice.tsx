import motif from '../../assets/empty.svg?url'
import styles from './preview.module.css'

interface PreviewNoticeProps {
  readonly title: string
  readonly text: string
}

/** In place of an article that is not there to be shown, why. */
export function PreviewNotice({ title, text }: PreviewNoticeProps) {
  return (
    <div className={styles.notice}>
      <title>{title}</title>
      <img src={motif} width="180" height="120" alt="" />
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  )
}
