import { POLICIES } from '@gaashaan/contract'
import { policies } from '../../api/site-settings.ts'
import { PolicyText } from '../../components/policy-text/policy-text.tsx'
import { getVisit } from '../../context.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { nameOfRoute } from '../route-name.ts'
import type { Route } from './+types/route.ts'
import { presentPolicy } from './present-policy.server.ts'

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const name = nameOfRoute(POLICIES, PATHS, pattern)
  return presentPolicy(name, language, (await policies(transport, language))[name])
}

export default function Policy({ loaderData }: Route.ComponentProps) {
  return <PolicyText {...loaderData} />
}
