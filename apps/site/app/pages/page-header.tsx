import type { ComponentProps } from 'react'
import { PageHead } from '../components/page-head/page-head.tsx'
import { PageTitle } from '../components/page-title/page-title.tsx'

interface PageHeaderProps extends ComponentProps<typeof PageTitle> {
  /** What the document's head says beyond the title and the lead, or in their place. */
  readonly head?: ComponentProps<typeof PageHead>
}

/** A page's title and lead, both in the document's head and on the page itself. */
export function PageHeader({ head, ...title }: PageHeaderProps) {
  return (
    <>
      <PageHead title={title.title} description={title.lead} {...head} />
      <PageTitle {...title} />
    </>
  )
}
