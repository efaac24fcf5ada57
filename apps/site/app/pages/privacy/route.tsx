import { PolicyText } from '../../components/policy-text/policy-text.tsx'
import { getVisit } from '../../context.ts'
import { policiesText as en } from '../../language/words/en/policies-text.server.ts'
import { policiesText as so } from '../../language/words/so/policies-text.server.ts'
import type { Route } from './+types/route.ts'

export function loader({ context }: Route.LoaderArgs) {
  return (getVisit(context).language === 'SO' ? so : en).privacy
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PolicyText {...loaderData} />
}
