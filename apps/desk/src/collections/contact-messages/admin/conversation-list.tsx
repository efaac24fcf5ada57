'use client'
import { mogadishuTime } from '../../../i18n/mogadishu-time.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { ConversationItem, Delivery } from '../read-conversation.ts'
import { MESSAGES } from './conversation-messages.ts'

function DeliveryLine({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useMessages()
  if (delivery.is === 'mailed') {
    return (
      <p className="inbox-item__delivery">
        {t(MESSAGES.mailed)} <time dateTime={delivery.at}>{mogadishuTime(delivery.at)}</time>
      </p>
    )
  }
  if (delivery.is === 'due' && delivery.error === null) {
    return <p className="inbox-item__delivery">{t(MESSAGES.due)}</p>
  }
  return (
    <p className="inbox-item__delivery inbox-item__delivery--failed">
      {delivery.is === 'due'
        ? `${t(MESSAGES.dueAgain)} ${mogadishuTime(delivery.at)}`
        : t(MESSAGES.givenUp)}
      {delivery.error !== null && `: ${delivery.error}`}
    </p>
  )
}

interface ConversationListProps {
  readonly items: readonly (ConversationItem & { readonly delivery?: Delivery })[]
  /** The text for an empty list. */
  readonly placeholder: string
}

/** Replies or notes, oldest first, with their authors and times in Mogadishu. */
export function ConversationList({ items, placeholder }: ConversationListProps) {
  if (items.length === 0) return <p className="inbox-panel__none">{placeholder}</p>
  return (
    <ol className="inbox-items">
      {items.map(({ id, text, by, at, delivery }) => (
        <li className="inbox-item" key={id}>
          <p className="inbox-item__who">
            <strong>{by}</strong> <time dateTime={at}>{mogadishuTime(at)}</time>
          </p>
          <p className="inbox-item__text">{text}</p>
          {delivery && <DeliveryLine delivery={delivery} />}
        </li>
      ))}
    </ol>
  )
}
