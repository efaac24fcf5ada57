import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { useOtherLanguage, usePageMessages } from '../../language/language-context.tsx'
import { listPlace } from '../../news/list-place.ts'
import styles from './article.module.css'
import { OtherLanguage } from './other-language.tsx'
import type { Elsewhere } from './present-article.ts'

/** The article that exists, in the other language alone: its title there, and the way to it. */
export function ArticleElsewhere({ elsewhere }: { readonly elsewhere: Elsewhere }) {
  const messages = usePageMessages()
  const { furniture, posts } = messages
  const { states, lists } = posts.article
  const place = listPlace(elsewhere.kind, messages)
  return (
    <div className={styles.article}>
      <title>{`${states.onlyInOther} – ${furniture.ministry}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs trail={[place]} current={states.onlyInOther} />
      <div className={styles.missing}>
        <h1>{states.onlyInOther}</h1>
        <p>{states.onlyInOtherHint}</p>
        <p className={styles.elsewhere} lang={useOtherLanguage().toLowerCase()}>
          {elsewhere.title}
        </p>
        <OtherLanguage />
        <ArrowLink to={place.to} back>
          {lists[elsewhere.kind].back}
        </ArrowLink>
      </div>
    </div>
  )
}
