import { CATEGORY } from '@gaashaan/contract'
import { usePageMessages } from '../../language/language-context.tsx'
import { categoryLoader } from '../post-lists/category-loader.ts'
import { TopicPage } from '../post-lists/topic-page.tsx'
import type { Route } from './+types/route.ts'
import { ArmyLinks } from './army-links.tsx'
import { Services } from './services.tsx'

export const loader = categoryLoader(CATEGORY.army)

export default function ArmyPage({ loaderData }: Route.ComponentProps) {
  const messages = usePageMessages().posts.army
  return (
    <TopicPage
      id="army-posts"
      title={messages.title}
      messages={messages}
      listing={loaderData}
      archive="army"
      aside={<ArmyLinks />}
    >
      <Services />
    </TopicPage>
  )
}
