'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { somaliDates } from './somali/dates.ts'

/**
 * Gives everything inside the Somali names of months and lengths of time. Payload chooses its
 * library of dates by a name out of a closed list without Somali, and keeps the context in which it
 * hands it on to itself: so the value that it made is completed, before anything below reads it.
 */
export function DeskDates({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  const dates = i18n.dateFNS
  if (String(i18n.language) === 'so' && dates && dates.code !== 'so') {
    i18n.dateFNS = somaliDates(dates)
  }
  return children
}
