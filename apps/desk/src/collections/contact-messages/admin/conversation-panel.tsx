'use client'
import { toast, useDocumentInfo, useField } from '@payloadcms/ui'
import { useRef } from 'react'
import { MAX_NOTE_CHARS, MAX_REPLY_CHARS } from '../text-bounds.ts'
import { ConversationList } from './conversation-list.tsx'
import { MESSAGES } from './conversation-messages.ts'
import './inbox.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import { TextForm } from './text-form.tsx'
import { useConversation } from './use-conversation.ts'

/** The replies and notes of a message, below the visitor's text. */
export function ConversationPanel() {
  const { id } = useDocumentInfo()
  const { t } = useMessages()
  const { conversation, post } = useConversation(id)
  const state = useField<string>({ path: 'state' })
  // The key changes only once a reply is stored, so that sending it again does not store it twice.
  const key = useRef(crypto.randomUUID())

  if (id === undefined || conversation === undefined) return null

  const reply = async (text: string) => {
    const result = await post('replies', { text, key: key.current })
    if (!result.ok) return result
    key.current = crypto.randomUUID()
    state.setValue('answered', true)
    toast.success(t(MESSAGES.sent))
    return result
  }

  const note = async (text: string) => {
    const result = await post('notes', { text })
    if (result.ok && state.value === 'new') state.setValue('open', true)
    return result
  }

  return (
    <div className="inbox-panel">
      <section aria-labelledby="inbox-replies">
        <h2 className="inbox-panel__heading" id="inbox-replies">
          {t(MESSAGES.replies)}
        </h2>
        <ConversationList items={conversation.replies} placeholder={t(MESSAGES.noReplies)} />
        {conversation.canMail ? (
          <TextForm
            button={t(MESSAGES.send)}
            draft={{ message: id, kind: 'replies' }}
            hint={t(MESSAGES.replyHint)}
            label={t(MESSAGES.reply)}
            maxLength={MAX_REPLY_CHARS}
            onSend={reply}
            rows={7}
          />
        ) : (
          <div className="inbox-panel__no-mail">
            <p>{t(MESSAGES.noMail)}</p>
            <a href={conversation.mailto}>{t(MESSAGES.openMail)}</a>
          </div>
        )}
      </section>
      <section aria-labelledby="inbox-notes">
        <h2 className="inbox-panel__heading" id="inbox-notes">
          {t(MESSAGES.notes)}
        </h2>
        <ConversationList items={conversation.notes} placeholder={t(MESSAGES.noNotes)} />
        <TextForm
          button={t(MESSAGES.add)}
          draft={{ message: id, kind: 'notes' }}
          hint={t(MESSAGES.noteHint)}
          label={t(MESSAGES.note)}
          maxLength={MAX_NOTE_CHARS}
          onSend={note}
          rows={3}
        />
      </section>
    </div>
  )
}
