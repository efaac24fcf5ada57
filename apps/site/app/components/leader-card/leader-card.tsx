import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import { Portrait } from '../portrait/portrait.tsx'
import styles from './leader-card.module.css'

interface LeaderCardProps {
  readonly name: string
  readonly title: string
  readonly portrait: PagePicture | undefined
  /** The profile's page, and what the link to it says. */
  readonly to: string
  readonly linkLabel: string
}

/** A leader in short: portrait, name, title, and the way to the profile. */
export function LeaderCard({ name, title, portrait, to, linkLabel }: LeaderCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        <Portrait picture={portrait} place={IMAGE_SLOTS.leaderCard} />
      </div>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <h3>{name}</h3>
        <ArrowLink to={to}>{linkLabel}</ArrowLink>
      </div>
    </article>
  )
}
