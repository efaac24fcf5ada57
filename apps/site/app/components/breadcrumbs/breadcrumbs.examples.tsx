import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { Examples } from '../examples.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export const examples = {
  typical: (language) => {
    const { nav } = messagesFor(language).furniture
    return (
      <Breadcrumbs
        trail={[{ label: nav.news, to: PATHS.news }]}
        current={examplePosts(language).typical.title}
      />
    )
  },
  groupWithoutPage: (language) => {
    const { nav } = messagesFor(language).furniture
    return <Breadcrumbs trail={[{ label: nav.resources }]} current={nav.speeches} />
  },
  long: (language) => {
    const { nav } = messagesFor(language).furniture
    return (
      <Breadcrumbs
        trail={[{ label: nav.resources }, { label: nav.operations, to: PATHS.operations }]}
        current={examplePosts(language).long.title}
      />
    )
  },
} satisfies Examples
