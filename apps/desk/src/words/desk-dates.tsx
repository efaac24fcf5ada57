'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { mogadishuDates } from './mogadishu-dates.ts'
import { somaliDates } from './somali/dates.ts'

const completed = new WeakSet<object>()

/**
 * Gives everything inside Mogadishu's time and the Somali names of months and lengths of time.
 * Payload chooses its library of dates by a name out of a closed list without Somali, and keeps the
 * context in which it hands it on to itself: so the value that it made is completed, before anything
 * below reads it.
 */
export function DeskDates({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  const dates = i18n.dateFNS
  if (dates && !completed.has(dates)) {
    const inWords = String(i18n.language) === 'so' ? somaliDates(dates) : dates
    i18n.dateFNS = mogadishuDates(inWords)
    completed.add(i18n.dateFNS)
  }
  return children
}
