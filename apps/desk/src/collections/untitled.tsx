'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useMessages } from '../i18n/use-messages.ts'

const UNTITLED = { en: 'Untitled', so: 'Cinwaan la’aan' }

/** Titles a document without a heading "Untitled"; Payload would show its database id. */
export function Untitled() {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useMessages()
  const untitled = t(UNTITLED)
  useEffect(() => {
    if (id === undefined || title !== String(id)) return
    // Payload sets its title in a later effect of the same render.
    const timer = setTimeout(() => setDocumentTitle(untitled))
    return () => clearTimeout(timer)
  }, [id, setDocumentTitle, title, untitled])
  return null
}
