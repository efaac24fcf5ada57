import type { ReactNode } from 'react'
import { LeaderPanel } from '../../components/leader-panel/leader-panel.tsx'
import { panelColour } from '../../components/leader-panel/panel-colour.ts'
import styles from './leadership.module.css'

interface ProfileNoticeProps {
  readonly label: string
  /** The role's name. */
  readonly heading: string
  /** What is the matter, in the words of Specification §8. */
  readonly message: string
  readonly hint: string
  readonly kind: 'status' | 'alert'
  readonly children?: ReactNode
}

/** The panel in a state without a leader: the role, what happened, what to do; as high as a leader's. */
export function ProfileNotice({
  label,
  heading,
  message,
  hint,
  kind,
  children,
}: ProfileNoticeProps) {
  return (
    <LeaderPanel colour={panelColour(undefined)} label={label} heading={heading}>
      <div role={kind}>
        <p className={styles.message}>{message}</p>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
    </LeaderPanel>
  )
}
