import { changedPolicies } from '../../api/policies.ts'
import { PolicyText } from '../../components/policy-text/policy-text.tsx'
import { getVisit } from '../../context.ts'
import type { Route } from './+types/route.ts'
import { policyOfPattern } from './policy-of-pattern.ts'
import { presentPolicy } from './present-policy.server.ts'

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const name = policyOfPattern(pattern)
  return presentPolicy(name, language, (await changedPolicies(transport, language))[name])
}

export default function Policy({ loaderData }: Route.ComponentProps) {
  return <PolicyText {...loaderData} />
}
