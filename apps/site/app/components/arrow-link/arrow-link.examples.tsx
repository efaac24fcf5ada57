import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { Examples } from '../examples.ts'
import { ArrowLink } from './arrow-link.tsx'

export const examples = {
  typical: (language) => (
    <ArrowLink to={PATHS.partners}>{messagesFor(language).home.allPartners}</ArrowLink>
  ),
  back: (language) => (
    <ArrowLink to={PATHS.operations} back>
      {messagesFor(language).posts.operation.back}
    </ArrowLink>
  ),
  long: (language) => <ArrowLink to={PATHS.news}>{examplePosts(language).long.title}</ArrowLink>,
  onInk: (language) => (
    <div className="on-ink">
      <ArrowLink to={PATHS.mediaCenter} onInk>
        {messagesFor(language).home.allVideos}
      </ArrowLink>
    </div>
  ),
} satisfies Examples
