import { featuredOperations } from '../../api/operations.ts'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { OperationGrid } from '../../components/operation-card/operation-grid.tsx'
import { presentOperation } from '../../components/operation-card/present-operation.ts'
import { getVisit } from '../../context.ts'
import { useMessages } from '../../language/language-context.tsx'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const { items, failed } = await featuredOperations(transport, language)
  return { failed, operations: items.map((operation) => presentOperation(operation, language)) }
}

export default function Operations({ loaderData }: Route.ComponentProps) {
  const { operations, failed } = loaderData
  const messages = useMessages().home
  return (
    <>
      <PageHeader
        title={messages.operations}
        lead={messages.operationsLead}
        head={{ picture: operations[0]?.picture?.url }}
      />
      <div className="container">
        {operations.length === 0 ? (
          <EmptyState title={messages.empty.operations} failed={failed} />
        ) : (
          <OperationGrid operations={operations} heading="h2" startsPage />
        )}
      </div>
    </>
  )
}
