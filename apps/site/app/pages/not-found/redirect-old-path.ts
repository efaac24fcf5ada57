import { redirect } from 'react-router'
import { redirectOf } from '../../api/redirects.ts'
import type { Transport } from '../../api/transport.ts'

/** Throws the way to the new address when the editors have given the old one one. */
export async function redirectOldPath(transport: Transport, url: string): Promise<void> {
  const found = await redirectOf(transport, new URL(url))
  if (found) throw redirect(found.to, found.permanent ? 301 : 302)
}
