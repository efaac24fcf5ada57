'use client'

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useMessages } from '../i18n/use-messages.ts'

const UNTITLED = { en: 'Untitled', so: 'Cinwaan la’aan' }

/**
 * Names a document that has no heading yet: Payload would put its number in the database at the head
 * of its screen.
 */
export function Untitled() {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useMessages()
  const untitled = t(UNTITLED)
  useEffect(() => {
    if (id === undefined || title !== String(id)) return
    // Payload sets its own title in an effect of the same render, which comes after this one.
    const next = setTimeout(() => setDocumentTitle(untitled))
    return () => clearTimeout(next)
  }, [id, setDocumentTitle, title, untitled])
  return null
}
