import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { useOtherLanguage, usePageMessages } from '../../language/language-context.tsx'
import { listLink } from '../../news/list-link.ts'
import styles from './article.module.css'
import { OtherLanguage } from './other-language.tsx'
import type { Translation } from './present-article.ts'

/** An article that exists in the other language alone: its title there, and the link to it. */
export function ArticleInOtherLanguage({ translation }: { readonly translation: Translation }) {
  const messages = usePageMessages()
  const { furniture, posts } = messages
  const { states, lists } = posts.article
  const listPage = listLink(translation.kind, messages)
  return (
    <div className={styles.article}>
      <title>{`${states.onlyInOther} – ${furniture.ministry}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs trail={[listPage]} current={states.onlyInOther} />
      <div className={styles.missing}>
        <h1>{states.onlyInOther}</h1>
        <p>{states.onlyInOtherHint}</p>
        <p className={styles.translation} lang={useOtherLanguage().toLowerCase()}>
          {translation.title}
        </p>
        <OtherLanguage />
        <ArrowLink to={listPage.to} back>
          {lists[translation.kind].back}
        </ArrowLink>
      </div>
    </div>
  )
}
