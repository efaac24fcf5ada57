import english from '../assets/banner-en.svg?url'
import englishWide from '../assets/banner-en-wide.svg?url'
import somali from '../assets/banner-so.svg?url'
import somaliWide from '../assets/banner-so-wide.svg?url'
import shield from '../assets/shield.svg?url'
import { PageLink } from '../components/page-link/page-link.tsx'
import { Picture } from '../components/picture/picture.tsx'
import { isSaving } from '../data-saver/data-saver-context.ts'
import { useLanguage, useMessages } from '../language/language-context.tsx'
import { PATHS } from '../paths/canonical-paths.ts'
import styles from './banner.module.css'
import type { BannerView } from './present-banner.ts'

const BANNERS = { SO: somali, EN: english } as const

/** With a lighthouse or a boat, where they have room between the name and the search field. */
const WIDE_BANNERS = { SO: somaliWide, EN: englishWide } as const

/**
 * The banner below the bar: 90 px high, another picture for each language (Specification §2). The
 * ministry's own takes the place of the drawn one.
 */
export function Banner({ own }: { readonly own?: BannerView | undefined }) {
  const words = useMessages().furniture
  const language = useLanguage()
  const saving = import.meta.env.SSR && isSaving()
  const isNamed = saving || own?.isNamed !== false
  return (
    <div className={`${styles.banner} ${own && isNamed && !saving ? styles.under : ''} on-ink`}>
      {own ? (
        <Picture
          picture={own.picture}
          place={own.place}
          className={styles.art}
          {...(saving && { alt: '' })}
        />
      ) : (
        <picture>
          {saving ? null : <source media="(min-width: 77.5em)" srcSet={WIDE_BANNERS[language]} />}
          <img className={styles.art} src={BANNERS[language]} width="2560" height="90" alt="" />
        </picture>
      )}
      <PageLink to={PATHS.home} className={styles.name}>
        {isNamed ? <img src={shield} width="50" height="64" alt="" /> : null}
        <span className={isNamed ? undefined : 'visually-hidden'}>
          <span className={styles.ministry}>{words.ministry}</span>
          <span className={styles.country}>{words.country}</span>
        </span>
      </PageLink>
    </div>
  )
}
