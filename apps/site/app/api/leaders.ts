import {
  ARMY_INSTITUTION,
  type Language,
  LEADERSHIP_TITLES,
  type Leader,
  type LeadershipRole,
} from '@gaashaan/contract'
import { asList, type CallResult, call, type List } from './call.ts'
import type { Transport } from './transport.ts'

/**
 * The leader who holds a role of the ministry: the first in the response's list (Specification §7).
 * An empty list is `missing`, as a 404 is: "No profile available." (§8).
 */
export async function leaderOfRole(
  transport: Transport,
  role: LeadershipRole,
  language: Language,
): Promise<CallResult<Leader>> {
  const title = LEADERSHIP_TITLES[role][language]
  const result = await call(transport, 'leaderByTitle', { title, language, strict: 1 })
  if (result.state !== 'loaded') return result
  const [leader] = result.data
  return leader === undefined ? { state: 'missing' } : { state: 'loaded', data: leader }
}

/** The army's leaders, in the host's order. */
export async function armyLeaders(transport: Transport, language: Language): Promise<List<Leader>> {
  return asList(await call(transport, 'leadersByInstitution', { language }, ARMY_INSTITUTION))
}
