import { PATHS } from '../../canonical-paths.ts'
import { wordsOf } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { ArrowLink } from './arrow-link.tsx'

export const examples = {
  typical: (language) => (
    <ArrowLink to={PATHS.partners}>{wordsOf(language).home.allPartners}</ArrowLink>
  ),
  back: (language) => (
    <ArrowLink to={PATHS.operations} back>
      {wordsOf(language).posts.operation.back}
    </ArrowLink>
  ),
  long: (language) => <ArrowLink to={PATHS.news}>{examplePosts(language).long.title}</ArrowLink>,
  onInk: (language) => (
    <div className="on-ink">
      <ArrowLink to={PATHS.mediaCenter} onInk>
        {wordsOf(language).home.allVideos}
      </ArrowLink>
    </div>
  ),
} satisfies Examples
