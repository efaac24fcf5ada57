import type { ServerProps } from 'payload'
import { openWords } from '../sealed-search.ts'
import { InboxSearch } from './inbox-search.tsx'

/** Opens the sealed words of the list's address for the field above the list. */
export function InboxSearchPanel({ payload, searchParams, user }: ServerProps) {
  const search = String(searchParams?.search ?? '')
  const words = openWords({ payload, user: user ?? null }, search)
  return <InboxSearch words={words ?? ''} isOver={words === undefined} />
}
