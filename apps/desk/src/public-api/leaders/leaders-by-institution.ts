import { INSTITUTION } from '@gaashaan/contract'
import { type Load, required } from '../load.ts'
import { findLeaders } from './find-leaders.ts'

/** The leaders of the ministry (1) or the army (2). Other ids are not found. */
export const leadersByInstitution: Load = async (desk, call) => {
  const id = required(call.id, 'id')
  const institution = (Object.keys(INSTITUTION) as (keyof typeof INSTITUTION)[]).find(
    (name) => INSTITUTION[name] === id,
  )
  return institution && findLeaders(desk, institution, call)
}
