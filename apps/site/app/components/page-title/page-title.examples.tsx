import { operationExamples } from '@gaashaan/contract/examples'
import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { Examples } from '../examples.ts'
import { LanguageButtons } from '../language-buttons/language-buttons.tsx'
import { PageTitle } from './page-title.tsx'

export const examples = {
  typical: (language) => {
    const { furniture, posts } = messagesFor(language)
    return <PageTitle title={furniture.nav.news} lead={posts.news.lead} />
  },
  withoutLead: (language) => <PageTitle title={messagesFor(language).furniture.nav.tenders} />,
  withAside: (language) => {
    const { furniture, posts } = messagesFor(language)
    return (
      <PageTitle title={furniture.nav.news} lead={posts.news.lead} aside={<LanguageButtons />} />
    )
  },
  long: (language) => {
    const { long } = examplePosts(language)
    const { nav } = messagesFor(language).furniture
    return (
      <PageTitle
        title={long.title}
        lead={long.excerpt}
        trail={[{ label: nav.news, to: PATHS.news }]}
      />
    )
  },
  oneLanguageOnly: (language) => (
    <PageTitle
      title={operationExamples.englishOnly.title}
      titleLang={language === 'SO' ? 'en' : undefined}
    />
  ),
} satisfies Examples
