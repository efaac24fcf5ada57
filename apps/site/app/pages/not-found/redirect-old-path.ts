import { redirect } from 'react-router'
import { findRedirect } from '../../api/redirects.ts'
import type { Transport } from '../../api/transport.ts'

/** Throws a redirect where the editors have set one for the URL. */
export async function redirectOldPath(transport: Transport, url: string): Promise<void> {
  const target = await findRedirect(transport, new URL(url))
  if (target) throw redirect(target.to, target.permanent ? 301 : 302)
}
