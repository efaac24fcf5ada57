'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { CopyableLink } from '../../../sign-in/desk/copyable-link.tsx'
import { send } from '../../../sign-in/desk/send.ts'
import { useWords } from '../../../sign-in/desk/use-words.ts'
import { WORDS } from './words.ts'

/** What an administrator does for someone who cannot get in any more. */
export function OthersAccess({ id }: { readonly id: number | string }) {
  const { w, language } = useWords(WORDS)
  const [link, setLink] = useState('')
  const reset = async () => {
    const { failure } = await send('POST', `/users/${id}/reset-codes`, language)
    if (failure === undefined) toast.success(w('wasReset'))
    else toast.error(failure)
  }
  const makeLink = async () => {
    const path = `/users/${id}/password-link`
    const { data, failure } = await send<{ link: string }>('POST', path, language)
    if (data) setLink(data.link)
    else toast.error(failure)
  }
  return (
    <>
      <h2>{w('codes')}</h2>
      <p>{w('resetText')}</p>
      <Button buttonStyle="secondary" onClick={reset}>
        {w('reset')}
      </Button>
      <h2>{w('link')}</h2>
      <p>{w('linkText')}</p>
      <output>{link && w('pass')}</output>
      {link && <CopyableLink link={link} />}
      <Button buttonStyle="secondary" onClick={makeLink}>
        {w(link === '' ? 'makeLink' : 'makeNewLink')}
      </Button>
    </>
  )
}
