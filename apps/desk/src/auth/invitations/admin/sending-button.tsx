'use client'

import '../../sign-in/admin/sign-in.css'
import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { CopyableLink } from '../../sign-in/admin/copyable-link.tsx'
import { send } from '../../sign-in/admin/send.ts'
import type { SentInvitation } from '../send-invitation.ts'
import { MESSAGES } from './messages.ts'

/** Mails an open invitation again, or makes its link, and shows a link that was not mailed. */
export function SendingButton({ hasMailServer }: { readonly hasMailServer: boolean }) {
  const { language, t } = useMessages()
  const { id, initialData } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const isMailed = useFormFields(([fields]) => Boolean(fields.sentAt?.value))
  const [link, setLink] = useState('')
  if (id === undefined || initialData?.acceptedAt) return null
  const sendAgain = async () => {
    const path = `/invitations/${id}/send`
    const { data, failure } = await send<SentInvitation>('POST', path, language)
    if (failure !== undefined) return toast.error(failure)
    const { expiresAt, sentAt } = data
    // The form still shows the times of the earlier link.
    for (const [name, value] of Object.entries({ expiresAt, sentAt })) {
      dispatchFields({ type: 'UPDATE', path: name, value, initialValue: value })
    }
    setLink(data.mailed ? '' : data.link)
    if (data.mailed) toast.success(t(MESSAGES.mailed))
  }
  const label = hasMailServer
    ? t(MESSAGES[isMailed ? 'mailAgain' : 'mailIt'])
    : t(MESSAGES[link === '' ? 'makeLink' : 'makeNewLink'])
  return (
    <div className="sign-in">
      <p>{t(MESSAGES[hasMailServer ? 'mailText' : 'linkText'])}</p>
      <output>{link && t(MESSAGES[hasMailServer ? 'notMailed' : 'passOn'])}</output>
      {link && <CopyableLink link={link} />}
      <Button buttonStyle="secondary" onClick={sendAgain}>
        {label}
      </Button>
    </div>
  )
}
