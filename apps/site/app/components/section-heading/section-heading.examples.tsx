import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import type { Examples } from '../examples.ts'
import { SectionHeading } from './section-heading.tsx'

export const examples = {
  typical: (language) => {
    const { allPartners, partners } = messagesFor(language).home
    return (
      <SectionHeading id="partners" link={<ArrowLink to={PATHS.partners}>{allPartners}</ArrowLink>}>
        {partners.title}
      </SectionHeading>
    )
  },
  withoutLink: (language) => (
    <SectionHeading id="latest">{messagesFor(language).home.latest}</SectionHeading>
  ),
  long: (language) => (
    <SectionHeading id="long">{examplePosts(language).long.title}</SectionHeading>
  ),
  onInk: (language) => {
    const { allVideos, videos } = messagesFor(language).home
    return (
      <div className="on-ink">
        <SectionHeading
          id="videos"
          onInk
          link={
            <ArrowLink to={PATHS.mediaCenter} onInk>
              {allVideos}
            </ArrowLink>
          }
        >
          {videos}
        </SectionHeading>
      </div>
    )
  },
} satisfies Examples
