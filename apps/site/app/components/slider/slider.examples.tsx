import type { Language } from '@gaashaan/contract/language'
import type { ReactNode } from 'react'
import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import type { PostSummary } from '../../news/post-summary.ts'
import type { Examples } from '../examples.ts'
import { PostCard } from '../post-card/post-card.tsx'
import { Slider } from './slider.tsx'
import { FEATURED_NEWS_MOTION, LATEST_NEWS_MOTION } from './slider-motion.ts'

/** The bar of controls is only used on ink. */
function renderOnInk(language: Language, posts: readonly PostSummary[]): ReactNode {
  return (
    <div className="on-ink">
      <Slider label={messagesFor(language).home.featured} motion={FEATURED_NEWS_MOTION}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Slider>
    </div>
  )
}

export const examples = {
  typical: (language) => renderOnInk(language, Object.values(examplePosts(language))),
  long: (language) => {
    const { typical } = examplePosts(language)
    return renderOnInk(
      language,
      Array.from({ length: 12 }, (_, id) => ({ ...typical, id })),
    )
  },
  one: (language) => renderOnInk(language, [examplePosts(language).typical]),
  compactControls: (language) => (
    <Slider
      label={messagesFor(language).home.latest}
      motion={LATEST_NEWS_MOTION}
      controls="compact"
    >
      {Object.values(examplePosts(language)).map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Slider>
  ),
} satisfies Examples
