import type { Language, Policies } from '@gaashaan/contract'
import { call } from './call.ts'
import type { Transport } from './transport.ts'

/**
 * The policies that the ministry has changed. None where the host has no such call, or fails to
 * answer: the site's own texts stand there then.
 */
export async function changedPolicies(transport: Transport, language: Language): Promise<Policies> {
  const called = await call(transport, 'policies', { language })
  return called.state === 'loaded' ? called.data : {}
}
