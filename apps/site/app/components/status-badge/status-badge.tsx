import type { OperationStatus } from '@gaashaan/contract'
import type { IconName } from '../../icons/icon-names.ts'
import { useMessages } from '../../language/language-context.tsx'
import type { TenderState } from '../../news/present-tender.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './status-badge.module.css'

type Status = OperationStatus | TenderState

const ICONS: Readonly<Record<Status, IconName>> = {
  Active: 'ring',
  Completed: 'check',
  Unknown: 'question',
  open: 'ring',
  upcoming: 'clock',
  closed: 'check',
}

/** A status as a colour, an icon and a word, so that none of them is needed alone (WCAG 1.4.1). */
export function Badge({ status, label }: { readonly status: Status; readonly label: string }) {
  return (
    <span className={`${styles.badge} ${styles[status]}`}>
      <Icon name={ICONS[status]} size={16} />
      {label}
    </span>
  )
}

/** The status of an operation. */
export function StatusBadge({ status }: { readonly status: OperationStatus }) {
  return <Badge status={status} label={useMessages().common.statuses[status]} />
}
