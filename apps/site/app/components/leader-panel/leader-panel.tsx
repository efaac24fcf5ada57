import type { ReactNode } from 'react'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { Icon } from '../icon/icon.tsx'
import { Portrait } from '../portrait/portrait.tsx'
import styles from './leader-panel.module.css'
import { PANEL_OPACITY, type PanelColour } from './panel-colour.ts'

interface LeaderPanelProps {
  readonly colour: PanelColour
  readonly portrait?: PagePicture | undefined
  /** The group that the role belongs to. */
  readonly label: string
  /** The leader's name, or the role where no leader is known. */
  readonly heading: string
  readonly title?: string | undefined
  /** Below the rule: the office's contact, or the message of a loading or failed profile. */
  readonly children: ReactNode
}

/**
 * A leader on their own colour. An editor chooses the colour, so it is an SVG attribute: the content
 * security policy allows no inline style.
 */
export function LeaderPanel(props: LeaderPanelProps) {
  const { colour, portrait, label, heading, title, children } = props
  return (
    <section className={`${styles.panel} ${styles[colour.tone]}`} aria-label={heading}>
      <svg className={styles.ground} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={colour.fill} fillOpacity={PANEL_OPACITY} />
      </svg>
      <div className={styles.text}>
        <p className={`${styles.label} ${colour.hasGoldLabel ? styles.gold : ''}`}>
          <Icon name="star" />
          {label}
        </p>
        <h1>{heading}</h1>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div className={styles.contact}>{children}</div>
      </div>
      <div className={styles.portrait}>
        <Portrait picture={portrait} slot={IMAGE_SLOTS.leaderPanel} first />
      </div>
      {/* The last element: the panel's lower edge moves until the rest has arrived. */}
      <PanelOrnament />
    </section>
  )
}

/** The shield's diagonal and the star, at the panel's right edge and cropped by its corner. */
function PanelOrnament() {
  return (
    <svg
      className={styles.ornament}
      viewBox="0 0 432 565"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.shade} d="M334 0h98v565H54z" />
      <path className={styles.shade} d="M432 250v315H276z" />
      <path
        className={styles.star}
        d="M330 280l42.7 131.3h138L399 492.4l42.7 131.3L330 542.6l-111.7 81.1L261 492.4l-111.7-81.1h138z"
      />
      <path className={styles.diagonal} d="M320 0h14L54 565H40z" />
    </svg>
  )
}
