import type { BothLanguages } from '../../i18n/messages.ts'

/**
 * How far a message is: new until somebody takes it up (is assigned, writes a note, says so),
 * answered when a reply is in the outbox.
 */
export const MESSAGE_STATES = ['new', 'open', 'answered', 'closed'] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

export const MESSAGE_STATE_LABELS: Readonly<Record<MessageState, BothLanguages>> = {
  new: { en: 'New', so: 'Cusub' },
  open: { en: 'Open', so: 'Furan' },
  answered: { en: 'Answered', so: 'La jawaabay' },
  closed: { en: 'Closed', so: 'La xiray' },
}

/** A message's state; what came before there were states is new. */
export const stateOf = (message: { readonly state?: MessageState | null }): MessageState =>
  message.state ?? 'new'
