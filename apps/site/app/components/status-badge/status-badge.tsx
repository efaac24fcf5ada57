import type { OperationStatus } from '@gaashaan/contract'
import type { IconName } from '../../icons/icon-names.ts'
import { useMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './status-badge.module.css'

const SIGNS: Readonly<Record<OperationStatus, IconName>> = {
  Active: 'ring',
  Completed: 'check',
  Unknown: 'question',
}

/** An operation's status: a colour, a sign and a word, so that none is needed alone (WCAG 1.4.1). */
export function StatusBadge({ status }: { readonly status: OperationStatus }) {
  return (
    <span className={`${styles.badge} ${styles[status]}`}>
      <Icon name={SIGNS[status]} size={16} />
      {useMessages().common.statuses[status]}
    </span>
  )
}
