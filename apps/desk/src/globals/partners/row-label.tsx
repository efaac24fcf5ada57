'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Row {
  readonly so?: { readonly name?: string | null }
  readonly en?: { readonly name?: string | null }
}

/** What a partner's row is called while it is closed: its name in both languages. */
export function PartnerLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const names = [data?.so?.name, data?.en?.name].filter(Boolean)
  return <span>{[rowNumber + 1, names.join(' · ')].join('. ')}</span>
}
