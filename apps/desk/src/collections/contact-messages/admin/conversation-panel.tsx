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

/** Replies and notes of a message, below what the visitor wrote. */
export function ConversationPanel() {
  const { id } = useDocumentInfo()
  const { t } = useMessages()
  const { conversation, post } = useConversation(id)
  const state = useField<string>({ path: 'state' })
  // The same reply, pressed again after a lost answer, is not another: its key changes when kept.
  const key = useRef(crypto.randomUUID())

  if (id === undefined || conversation === undefined) return null

  const reply = async (text: string) => {
    const posted = await post('replies', { text, key: key.current })
    if (!posted.ok) return posted
    key.current = crypto.randomUUID()
    state.setValue('answered', true)
    toast.success(t(MESSAGES.sent))
    return posted
  }

  const note = async (text: string) => {
    const posted = await post('notes', { text })
    if (posted.ok && state.value === 'new') state.setValue('open', true)
    return posted
  }

  return (
    <div className="inbox-panel">
      <section aria-labelledby="inbox-replies">
        <h2 className="inbox-panel__heading" id="inbox-replies">
          {t(MESSAGES.replies)}
        </h2>
        <ConversationList items={conversation.replies} none={t(MESSAGES.noReplies)} />
        {conversation.canMail ? (
          <TextForm
            button={t(MESSAGES.send)}
            draftOf={{ message: id, kind: 'replies' }}
            hint={t(MESSAGES.replyHint)}
            label={t(MESSAGES.reply)}
            most={MAX_REPLY_CHARS}
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
        <ConversationList items={conversation.notes} none={t(MESSAGES.noNotes)} />
        <TextForm
          button={t(MESSAGES.add)}
          draftOf={{ message: id, kind: 'notes' }}
          hint={t(MESSAGES.noteHint)}
          label={t(MESSAGES.note)}
          most={MAX_NOTE_CHARS}
          onSend={note}
          rows={3}
        />
      </section>
    </div>
  )
}
