import type { List } from '../../api/call.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { OperationGrid } from '../../components/operation-card/operation-grid.tsx'
import type { OperationView } from '../../components/operation-card/present-operation.ts'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { EmptyList } from './empty-list.tsx'
import page from './home.module.css'

const HEADING = 'featured-operations'

/** The featured operations and campaigns (Specification §2). */
export function FeaturedOperations({ items, failed }: List<OperationView>) {
  const messages = useMessages().home
  return (
    <section className={page.band} aria-labelledby={HEADING}>
      <div className="container">
        <SectionHeading
          id={HEADING}
          link={<ArrowLink to={PATHS.operations}>{messages.allOperations}</ArrowLink>}
        >
          {messages.operations}
        </SectionHeading>
        {items.length === 0 ? (
          <EmptyList list="operations" failed={failed} compact />
        ) : (
          <OperationGrid operations={items} heading="h3" />
        )}
      </div>
    </section>
  )
}
