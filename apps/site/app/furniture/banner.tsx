import { PATHS } from '../addresses.ts'
import { PageLink } from '../components/page-link/page-link.tsx'
import { useLanguage, useWords } from '../language/language-context.tsx'
import englishBanner from '../marks/banner-en.svg?url'
import somaliBanner from '../marks/banner-so.svg?url'
import shield from '../marks/shield.svg?url'
import styles from './banner.module.css'

const BANNERS = { SO: somaliBanner, EN: englishBanner } as const

/** The banner below the bar: 90 px high, another picture for each language (Specification §2). */
export function Banner() {
  const words = useWords().furniture
  const language = useLanguage()
  return (
    <div className={`${styles.banner} on-ink`}>
      <img className={styles.art} src={BANNERS[language]} width="2560" height="90" alt="" />
      <PageLink to={PATHS.home} className={styles.name}>
        <img src={shield} width="50" height="64" alt="" />
        <span>
          <span className={styles.ministry}>{words.ministry}</span>
          <span className={styles.country}>{words.country}</span>
        </span>
      </PageLink>
    </div>
  )
}
