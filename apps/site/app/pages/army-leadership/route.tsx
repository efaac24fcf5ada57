import { armyLeaders } from '../../api/leaders.ts'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { personData } from '../../components/leader-panel/person-data.ts'
import { StructuredData } from '../../components/structured-data/structured-data.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { messagesFor } from '../../messages/messages.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'
import { LeaderGrid } from './leader-grid.tsx'
import { presentArmyLeaders } from './present-army-leaders.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  return presentArmyLeaders(await armyLeaders(transport, language), messagesFor(language))
}

export default function ArmyLeadership({ loaderData: { leaders, failed } }: Route.ComponentProps) {
  const messages = usePageMessages()
  const { title, lead, empty } = messages.ministry.army
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        trail={[{ label: messages.furniture.nav.army, to: PATHS.army }]}
      />
      <StructuredData
        build={
          import.meta.env.SSR &&
          ((context) => ({ '@graph': leaders.map((leader) => personData(leader, context)) }))
        }
      />
      <div className="container">
        {leaders.length > 0 ? (
          <LeaderGrid leaders={leaders} />
        ) : (
          <EmptyState
            title={empty}
            failed={failed}
            failedTitle={messages.ministry.profile.failed}
          />
        )}
      </div>
    </>
  )
}
