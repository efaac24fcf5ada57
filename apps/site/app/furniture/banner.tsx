import english from '../assets/banner-en.svg?url'
import englishWide from '../assets/banner-en-wide.svg?url'
import somali from '../assets/banner-so.svg?url'
import somaliWide from '../assets/banner-so-wide.svg?url'
import shield from '../assets/shield.svg?url'
import { PageLink } from '../components/page-link/page-link.tsx'
import { Picture } from '../components/picture/picture.tsx'
import { isDataSaverOn } from '../data-saver/data-saver-context.ts'
import { useLanguage, useMessages } from '../language/language-context.tsx'
import { PATHS } from '../paths/canonical-paths.ts'
import styles from './banner.module.css'
import type { BannerView } from './present-banner.ts'

const DRAWINGS = { SO: somali, EN: english } as const

/** With a lighthouse or a boat, which have room between the name and the search field. */
const WIDE_DRAWINGS = { SO: somaliWide, EN: englishWide } as const

/**
 * The banner below the top bar: 90 px high, with another picture for each language (Specification §2).
 * A banner of the ministry's own replaces the site's drawing.
 */
export function Banner({ banner }: { readonly banner?: BannerView | undefined }) {
  const messages = useMessages().furniture
  const language = useLanguage()
  const isSaver = import.meta.env.SSR && isDataSaverOn()
  const isNamed = isSaver || banner?.isNamed !== false
  return (
    <div className={`${styles.banner} ${banner && isNamed && !isSaver ? styles.under : ''} on-ink`}>
      {banner ? (
        <Picture
          picture={banner.picture}
          slot={banner.slot}
          className={styles.art}
          alt={isSaver ? '' : undefined}
        />
      ) : (
        <picture>
          {isSaver ? null : <source media="(min-width: 77.5em)" srcSet={WIDE_DRAWINGS[language]} />}
          <img className={styles.art} src={DRAWINGS[language]} width="2560" height="90" alt="" />
        </picture>
      )}
      <PageLink to={PATHS.home} className={styles.name}>
        {isNamed ? <img src={shield} width="50" height="64" alt="" /> : null}
        <span className={isNamed ? undefined : 'visually-hidden'}>
          <span className={styles.ministry}>{messages.ministry}</span>
          <span className={styles.country}>{messages.country}</span>
        </span>
      </PageLink>
    </div>
  )
}
