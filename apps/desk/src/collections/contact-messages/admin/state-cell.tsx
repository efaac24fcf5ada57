'use client'
import type { DefaultCellComponentProps } from 'payload'
import { MESSAGE_STATE_LABELS, type MessageState, messageState } from '../states.ts'
import './inbox.css'
import { useMessages } from '../../../i18n/use-messages.ts'

/** The state of a message in the list, highlighted for new messages. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  const { t } = useMessages()
  const state = messageState({ state: cellData as MessageState | null })
  return (
    <span className={`inbox-state inbox-state--${state}`}>{t(MESSAGE_STATE_LABELS[state])}</span>
  )
}
