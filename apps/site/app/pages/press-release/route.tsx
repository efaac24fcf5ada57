import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'

export default function Page() {
  return (
    <>
      <PageHead title="press-release" />
      <PageTitle title="press-release" />
      <div className="container">
        <EmptyState />
      </div>
    </>
  )
}
