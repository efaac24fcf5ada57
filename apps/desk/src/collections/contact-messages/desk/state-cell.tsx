'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useWords } from '../../../words/use-words.ts'
import { MESSAGE_STATE_LABELS, type MessageState, stateOf } from '../states.ts'
import './inbox.css'

/** A message's state in the list, the new ones marked. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  const { say } = useWords()
  const state = stateOf({ state: cellData as MessageState | null })
  return (
    <span className={`inbox-state inbox-state--${state}`}>{say(MESSAGE_STATE_LABELS[state])}</span>
  )
}
