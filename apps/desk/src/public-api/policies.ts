import { POLICIES, type Policies } from '@gaashaan/contract'
import { POLICY_GLOBALS } from '../globals/policies/global.ts'
import { toPolicy } from '../globals/policies/to-contract.ts'
import { publicGlobal } from '../globals/public-global.ts'
import { type Load, languageOf } from './load.ts'

/** The published policies. Those that are not published are left out. */
export const policies: Load = async (desk, call): Promise<Policies> => {
  const language = languageOf(call)
  const pages = await Promise.all(
    POLICIES.map(async (name) => {
      const page = await publicGlobal(desk, POLICY_GLOBALS[name].slug)
      return page ? [[name, toPolicy(page, language)] as const] : []
    }),
  )
  return Object.fromEntries(pages.flat())
}
