'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { Partner } from '../../payload-types.ts'

/** The heading of a partner's row in the form: its name in both languages. */
export function PartnerLabel() {
  const { data, rowNumber = 0 } = useRowLabel<NonNullable<Partner['partners']>[number]>()
  const names = [data?.so?.name, data?.en?.name].filter(Boolean)
  return <span>{[rowNumber + 1, names.join(' · ')].join('. ')}</span>
}
