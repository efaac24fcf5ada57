'use client'
import { toast, useDocumentInfo, useField } from '@payloadcms/ui'
import { useRef } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { LONGEST_NOTE, LONGEST_REPLY } from '../text-bounds.ts'
import { ConversationList } from './conversation-list.tsx'
import { WORDS } from './conversation-words.ts'
import './inbox.css'
import { TextForm } from './text-form.tsx'
import { useConversation } from './use-conversation.ts'

/** Replies and notes of a message, below what the visitor wrote. */
export function ConversationPanel() {
  const { id } = useDocumentInfo()
  const { say } = useWords()
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
    toast.success(say(WORDS.sent))
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
          {say(WORDS.replies)}
        </h2>
        <ConversationList items={conversation.replies} none={say(WORDS.noReplies)} />
        {conversation.canMail ? (
          <TextForm
            button={say(WORDS.send)}
            draftOf={{ message: id, kind: 'replies' }}
            hint={say(WORDS.replyHint)}
            label={say(WORDS.reply)}
            most={LONGEST_REPLY}
            onSend={reply}
            rows={7}
          />
        ) : (
          <div className="inbox-panel__no-mail">
            <p>{say(WORDS.noMail)}</p>
            <a href={conversation.mailto}>{say(WORDS.openMail)}</a>
          </div>
        )}
      </section>
      <section aria-labelledby="inbox-notes">
        <h2 className="inbox-panel__heading" id="inbox-notes">
          {say(WORDS.notes)}
        </h2>
        <ConversationList items={conversation.notes} none={say(WORDS.noNotes)} />
        <TextForm
          button={say(WORDS.add)}
          draftOf={{ message: id, kind: 'notes' }}
          hint={say(WORDS.noteHint)}
          label={say(WORDS.note)}
          most={LONGEST_NOTE}
          onSend={note}
          rows={3}
        />
      </section>
    </div>
  )
}
