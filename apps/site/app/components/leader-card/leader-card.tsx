import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import { Portrait } from '../portrait/portrait.tsx'
import styles from './leader-card.module.css'

interface LeaderCardProps {
  readonly name: string
  readonly title: string
  readonly portrait: PagePicture | undefined
  /** Path of the profile, and the text of the link to it. */
  readonly to: string
  readonly linkLabel: string
}

/** A leader's portrait, name and title, with a link to the profile. */
export function LeaderCard({ name, title, portrait, to, linkLabel }: LeaderCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        <Portrait picture={portrait} slot={IMAGE_SLOTS.leaderCard} />
      </div>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <h3>{name}</h3>
        <ArrowLink to={to}>{linkLabel}</ArrowLink>
      </div>
    </article>
  )
}
