import { Icon } from '../../components/icon/icon.tsx'
import { useOtherLanguage, useWords } from '../../language/language-context.tsx'
import { LanguageLink } from '../../language/language-link.tsx'
import styles from './article.module.css'

/** The same article in the other language, one click away, said in that language. */
export function OtherLanguage() {
  return (
    <LanguageLink language={useOtherLanguage()} className={styles.otherLanguage}>
      <Icon name="globe" />
      {useWords().posts.article.readInOther}
    </LanguageLink>
  )
}
