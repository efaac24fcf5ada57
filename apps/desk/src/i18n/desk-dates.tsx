'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { mogadishuDates } from './mogadishu-dates.ts'
import { somaliDates } from './somali/dates.ts'

const adapted = new WeakSet<object>()

/**
 * Provides Mogadishu's time and the Somali names of months and durations to everything below.
 * Payload picks the date-fns locale from a closed list that lacks Somali and does not export the
 * context that holds it, so this replaces the locale in place before anything below reads it.
 */
export function DeskDates({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  const dates = i18n.dateFNS
  if (dates && !adapted.has(dates)) {
    const locale = String(i18n.language) === 'so' ? somaliDates(dates) : dates
    i18n.dateFNS = mogadishuDates(locale)
    adapted.add(i18n.dateFNS)
  }
  return children
}
