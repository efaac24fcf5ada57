'use client'
import type { DefaultCellComponentProps } from 'payload'
import { MESSAGE_STATE_LABELS, type MessageState, stateOf } from '../states.ts'
import './inbox.css'
import { useMessages } from '../../../i18n/use-messages.ts'

/** A message's state in the list, the new ones marked. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  const { t } = useMessages()
  const state = stateOf({ state: cellData as MessageState | null })
  return (
    <span className={`inbox-state inbox-state--${state}`}>{t(MESSAGE_STATE_LABELS[state])}</span>
  )
}
