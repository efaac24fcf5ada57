import { useMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './operation-facts.module.css'
import type { OperationView } from './present-operation.ts'

interface OperationFactsProps {
  readonly operation: Pick<OperationView, 'address' | 'start' | 'startDay' | 'lang'>
}

/** Where an operation takes place and when it began; nothing where neither is known. */
export function OperationFacts({ operation }: OperationFactsProps) {
  const { address, start, startDay, lang } = operation
  const messages = useMessages().home
  if (!address && !start) return null
  return (
    <ul className={styles.facts}>
      {address ? (
        <li>
          <Icon name="pin" />
          <span className="visually-hidden">{messages.operationPlace} </span>
          <span lang={lang?.address}>{address}</span>
        </li>
      ) : null}
      {start ? (
        <li>
          <Icon name="calendar" />
          <span className="visually-hidden">{messages.operationStart} </span>
          <time dateTime={startDay}>{start}</time>
        </li>
      ) : null}
    </ul>
  )
}
