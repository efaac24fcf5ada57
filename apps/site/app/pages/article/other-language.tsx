import { Icon } from '../../components/icon/icon.tsx'
import { useOtherLanguage, usePageWords } from '../../language/language-context.tsx'
import { LanguageLink } from '../../language/language-link.tsx'
import styles from './article.module.css'

/** The same article in the other language, one click away, said in that language. */
export function OtherLanguage() {
  return (
    <LanguageLink language={useOtherLanguage()} className={styles.otherLanguage}>
      <Icon name="globe" />
      {usePageWords().posts.article.readInOther}
    </LanguageLink>
  )
}
