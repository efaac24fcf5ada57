'use client'

import { Button, toast, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { CopyableLink } from '../../../auth/sign-in/admin/copyable-link.tsx'
import { send } from '../../../auth/sign-in/admin/send.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'

/** The help of an administrator for someone who cannot sign in: reset codes, ended sessions and a password link. */
export function OthersAccess({ id }: { readonly id: number | string }) {
  const { language, t } = useMessages()
  const [link, setLink] = useState('')
  const reset = async () => {
    const { failure } = await send('POST', `/users/${id}/reset-codes`, language)
    if (failure === undefined) toast.success(t(MESSAGES.wasReset))
    else toast.error(failure)
  }
  const endSessions = async () => {
    const { failure } = await send('POST', `/users/${id}/end-sessions`, language)
    if (failure === undefined) toast.success(t(MESSAGES.sessionsEnded))
    else toast.error(failure)
  }
  const closedAt = useFormFields(([fields]) => fields?.closedAt?.value)
  const [isOpened, setOpened] = useState(false)
  const open = async () => {
    const { failure } = await send('POST', `/users/${id}/open`, language)
    if (failure !== undefined) return toast.error(failure)
    setOpened(true)
    toast.success(t(MESSAGES.wasOpened))
  }
  const makeLink = async () => {
    const path = `/users/${id}/password-link`
    const { data, failure } = await send<{ link: string }>('POST', path, language)
    if (data) setLink(data.link)
    else toast.error(failure)
  }
  return (
    <>
      {Boolean(closedAt) && !isOpened && (
        <>
          <h2>{t(MESSAGES.closed)}</h2>
          <p>{t(MESSAGES.closedText)}</p>
          <Button onClick={open}>{t(MESSAGES.closed)}</Button>
        </>
      )}
      <h2>{t(MESSAGES.codes)}</h2>
      <p>{t(MESSAGES.resetText)}</p>
      <Button buttonStyle="secondary" onClick={reset}>
        {t(MESSAGES.reset)}
      </Button>
      <h2>{t(MESSAGES.endSessions)}</h2>
      <p>{t(MESSAGES.endSessionsText)}</p>
      <Button buttonStyle="secondary" onClick={endSessions}>
        {t(MESSAGES.endSessions)}
      </Button>
      <h2>{t(MESSAGES.link)}</h2>
      <p>{t(MESSAGES.linkText)}</p>
      <output>{link && t(MESSAGES.pass)}</output>
      {link && <CopyableLink link={link} />}
      <Button buttonStyle="secondary" onClick={makeLink}>
        {t(MESSAGES[link === '' ? 'makeLink' : 'makeNewLink'])}
      </Button>
    </>
  )
}
