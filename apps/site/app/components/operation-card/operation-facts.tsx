import { useMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './operation-facts.module.css'
import type { OperationView } from './present-operation.ts'

/** Address and start of an operation. */
export function OperationFacts({ operation }: { readonly operation: OperationView }) {
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
