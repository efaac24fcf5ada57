import { LEADERSHIP_TITLES, type LeadershipRole } from '@gaashaan/contract'
import type { CollectionBeforeValidateHook } from 'payload'

interface LeaderData {
  institution?: string
  role?: LeadershipRole | null
  so?: object
  en?: object
}

/**
 * Gives a ministry's leader the titles of the role: the profile pages ask for exactly these
 * (Specification §7). An army leader has no role and keeps the titles the editor wrote.
 */
export const fixedTitles: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  const institution = data.institution ?? originalDoc?.institution
  if (institution === 'army') return { ...data, role: null }
  const role = (data as LeaderData).role ?? (originalDoc as LeaderData | undefined)?.role
  const titles = role && LEADERSHIP_TITLES[role]
  if (!titles) return data
  const { so, en } = data as LeaderData
  return { ...data, so: { ...so, title: titles.SO }, en: { ...en, title: titles.EN } }
}
