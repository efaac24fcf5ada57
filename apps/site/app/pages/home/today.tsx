import type { ReactNode } from 'react'
import { ExternalLink } from '../../components/external-link/external-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PostLink } from '../../components/post-link/post-link.tsx'
import type { IconName } from '../../icons/icon-names.ts'
import { useMessages } from '../../language/language-context.tsx'
import { ListenButton } from '../../radio/listen-button.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import type { TodayOnHome } from './present-today.ts'
import styles from './today.module.css'

const HEADING = 'today'

/** What a reader may need today: the items that exist, or nothing without any. */
export function Today({ labels, date, day, statement, tender }: TodayOnHome) {
  const { furniture, common } = useMessages()
  const { hotline, streamUrl, streamState } = useSettings()
  if (!statement && !tender && !streamUrl && !hotline) return null
  return (
    <section className={styles.today} aria-labelledby={HEADING}>
      <div className={styles.head}>
        <h2 id={HEADING}>{labels.title}</h2>
        <time dateTime={day}>{date}</time>
      </div>
      <ul className={styles.items}>
        {statement ? (
          <Item icon="document" label={labels.statement}>
            <p className={styles.title}>
              <PostLink post={statement}>{statement.title}</PostLink>
            </p>
            <p className={styles.facts}>
              <time dateTime={statement.day}>{statement.date}</time>
              {statement.file ? (
                <ExternalLink href={statement.file} className={styles.action}>
                  <Icon name="download" size={16} />
                  {common.downloadPdf}
                  <span className="visually-hidden">: {statement.title}</span>
                </ExternalLink>
              ) : null}
            </p>
          </Item>
        ) : null}
        {tender ? (
          <Item icon="deadline" label={labels.tender}>
            <p className={styles.title}>
              <PostLink post={tender}>{tender.title}</PostLink>
            </p>
            <p className={styles.facts}>
              <strong>{tender.left}</strong>
              <time dateTime={tender.day}>{tender.closes}</time>
            </p>
          </Item>
        ) : null}
        {streamUrl ? (
          <Item icon="radio" label={labels.radio}>
            <p className={`${styles.title} ${styles.station}`}>
              {labels.station}
              {streamState ? (
                <span className={`${styles.state} ${styles[streamState]}`}>
                  {furniture.stream[streamState]}
                </span>
              ) : null}
            </p>
            <p className={styles.facts}>
              <ListenButton className={styles.action}>
                <ExternalLink href={streamUrl} className={styles.action}>
                  <Icon name="play" />
                  {furniture.listenLive}
                </ExternalLink>
              </ListenButton>
            </p>
          </Item>
        ) : null}
        {hotline ? (
          <Item icon="phone" label={labels.hotline}>
            <p className={styles.number}>
              <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`}>{hotline}</a>
            </p>
          </Item>
        ) : null}
      </ul>
    </section>
  )
}

interface ItemProps {
  readonly icon: IconName
  readonly label: string
  readonly children: ReactNode
}

function Item({ icon, label, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <h3 className={styles.label}>
        <Icon name={icon} />
        {label}
      </h3>
      {children}
    </li>
  )
}
