import { armyLeaders } from '../../api/leaders.ts'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { personData } from '../../components/leader-panel/person-data.ts'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { StructuredData } from '../../components/structured-data/structured-data.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { messagesFor } from '../../messages/messages.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
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
      <PageHead title={title} description={lead} />
      <PageTitle
        title={title}
        lead={lead}
        trail={[{ label: messages.furniture.nav.army, to: PATHS.army }]}
      />
      <StructuredData
        make={
          import.meta.env.SSR &&
          ((place) => ({ '@graph': leaders.map((leader) => personData(leader, place)) }))
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
