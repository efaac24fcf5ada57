import type { BothLanguages } from '../../i18n/messages.ts'

/**
 * The states of a message: new until somebody is assigned, writes a note or sets another state;
 * answered once a reply is in the outbox.
 */
export const MESSAGE_STATES = ['new', 'open', 'answered', 'closed'] as const

export type MessageState = (typeof MESSAGE_STATES)[number]

export const MESSAGE_STATE_LABELS: Readonly<Record<MessageState, BothLanguages>> = {
  new: { en: 'New', so: 'Cusub' },
  open: { en: 'Open', so: 'Furan' },
  answered: { en: 'Answered', so: 'La jawaabay' },
  closed: { en: 'Closed', so: 'La xiray' },
}

/** The state of a message; `new` for messages from before states existed. */
export const messageState = (message: { readonly state?: MessageState | null }): MessageState =>
  message.state ?? 'new'
