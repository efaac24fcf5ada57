import { Icon } from '../../components/icon/icon.tsx'
import bar from '../../components/share-and-print/share-and-print.module.css'
import { useOtherLanguage, usePageMessages } from '../../language/language-context.tsx'
import { LanguageLink } from '../../language/language-link.tsx'
import styles from './article.module.css'

/** A link to the same article in the other language, labelled in that language. */
export function OtherLanguage({ inBar }: { readonly inBar?: boolean }) {
  const { verb, language } = usePageMessages().posts.article.readInOther
  return (
    <LanguageLink
      language={useOtherLanguage()}
      className={`${styles.otherLanguage} ${inBar ? styles.inBar : ''}`}
    >
      <Icon name="globe" />
      <span>
        <span className={inBar ? bar.label : undefined}>{verb} </span>
        {language}
      </span>
    </LanguageLink>
  )
}
