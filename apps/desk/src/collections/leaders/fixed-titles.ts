import { LEADERSHIP_TITLES } from '@gaashaan/contract'
import type { CollectionBeforeValidateHook } from 'payload'
import type { Leader } from '../../payload-types.ts'

/**
 * Gives a leader of the ministry the titles of the role, since the profile pages request exactly these
 * (Specification §7). An army leader has no role and keeps the titles that the editor wrote.
 */
export const fixedTitles: CollectionBeforeValidateHook<Leader> = ({ data, originalDoc }) => {
  if (!data) return data
  const institution = data.institution ?? originalDoc?.institution
  if (institution === 'army') return { ...data, role: null }
  const role = data.role ?? originalDoc?.role
  if (!role) return data
  const { SO, EN } = LEADERSHIP_TITLES[role]
  return { ...data, so: { ...data.so, title: SO }, en: { ...data.en, title: EN } }
}
