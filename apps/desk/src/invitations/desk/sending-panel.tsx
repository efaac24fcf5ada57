'use client'

import '../../sign-in/desk/sign-in.css'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { send } from '../../sign-in/desk/send.ts'
import { useWords } from '../../sign-in/desk/use-words.ts'
import type { SentInvitation } from '../send-invitation.ts'
import { WORDS } from './words.ts'

/** Below an open invitation: sends it again, and shows the link where it could not be mailed. */
export function SendingPanel() {
  const { w, language } = useWords(WORDS)
  const { id, initialData } = useDocumentInfo()
  const [link, setLink] = useState('')
  if (id === undefined || initialData?.acceptedAt) return null
  const sendAgain = async () => {
    const path = `/invitations/${id}/send`
    const { data, failure } = await send<SentInvitation>('POST', path, language)
    if (failure !== undefined) toast.error(failure)
    else if (data.mailed) toast.success(w('mailed'))
    else setLink(data.link)
  }
  return (
    <div className="sign-in">
      <p>{w('sendText')}</p>
      <output className="sign-in__link">
        {link && (
          <>
            {w('pass')}
            <code className="sign-in__secret">{link}</code>
          </>
        )}
      </output>
      <Button buttonStyle="secondary" onClick={sendAgain}>
        {w('send')}
      </Button>
    </div>
  )
}
