import type { ReactNode } from 'react'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { Icon } from '../icon/icon.tsx'
import { Portrait } from '../portrait/portrait.tsx'
import styles from './leader-panel.module.css'
import { PANEL_OPACITY, type PanelColour } from './panel-colour.ts'
import { PanelOrnament } from './panel-ornament.tsx'

interface LeaderPanelProps {
  readonly colour: PanelColour
  readonly portrait?: PagePicture | undefined
  /** The group that the role belongs to. */
  readonly label: string
  /** The leader's name, or the role where there is no leader to name. */
  readonly heading: string
  readonly title?: string | undefined
  /** Under the rule: the office's contact, or what a state has to say. */
  readonly children: ReactNode
}

/**
 * A leader on their own colour. The colour comes from an editor, so it is painted as an SVG
 * attribute: the content security policy allows no inline style.
 */
export function LeaderPanel(props: LeaderPanelProps) {
  const { colour, portrait, label, heading, title, children } = props
  return (
    <section className={`${styles.panel} ${styles[colour.tone]}`} aria-label={heading}>
      <svg className={styles.ground} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={colour.fill} fillOpacity={PANEL_OPACITY} />
      </svg>
      <div className={styles.text}>
        <p className={`${styles.label} ${colour.goldLabel ? styles.gold : ''}`}>
          <Icon name="star" />
          {label}
        </p>
        <h1>{heading}</h1>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div className={styles.under}>{children}</div>
      </div>
      <div className={styles.portrait}>
        <Portrait picture={portrait} place={IMAGE_SLOTS.leaderPanel} first />
      </div>
      {/* Last, for it hangs on the panel's lower edge, which moves until all is there. */}
      <PanelOrnament />
    </section>
  )
}
