import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import type { Route } from './+types/route.ts'
import { loadSearch } from './load-search.ts'
import { searchTitle } from './present-search.ts'
import { SearchForm } from './search-form.tsx'
import { SearchOutcomeView } from './search-outcome.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  return loadSearch(transport, language, new URL(request.url).searchParams)
}

export default function SearchPage({ loaderData: view }: Route.ComponentProps) {
  const messages = usePageMessages().search
  return (
    <>
      <PageHead
        title={messages.title}
        {...searchTitle(view, messages)}
        description={messages.lead}
      />
      <meta name="robots" content="noindex" />
      {view.state === 'ready' ? null : <PageTitle title={messages.title} lead={messages.lead} />}
      <div className="container">
        <SearchForm view={view} />
        <SearchOutcomeView view={view} />
      </div>
    </>
  )
}
