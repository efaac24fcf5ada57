import { useState } from 'react'
import { ExternalLink } from '../../components/external-link/external-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { usePageWords } from '../../language/language-context.tsx'
import picture from '../../marks/map.svg?url'
import { isSaving } from '../../saver/saver-context.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import { useBundle } from '../../start/use-bundle.ts'
import styles from './contact-map.module.css'

/**
 * Where the Ministry is: a drawn map with the address, and the embedded map of the capital
 * (Specification §2) only once the reader asks for it, because it comes from another site.
 */
export function ContactMap() {
  const words = usePageWords().contact
  const { mapEmbedUrl, mapUrl } = useSettings()
  const [isAsked, setAsked] = useState(false)
  const hasBundle = useBundle()
  return (
    <section className={`container ${styles.section}`} aria-labelledby="find-us">
      <SectionHeading id="find-us">{words.findUs}</SectionHeading>
      {import.meta.env.SSR && isSaving() ? null : (
        <div className={styles.map}>
          {isAsked ? (
            <iframe
              className={styles.frame}
              src={mapEmbedUrl}
              title={words.mapTitle}
              referrerPolicy="no-referrer"
              ref={(frame) => frame?.focus()}
            />
          ) : (
            <>
              <img src={picture} width="1280" height="520" alt={words.mapAlt} loading="lazy" />
              <p className={styles.city}>{words.city}</p>
              {hasBundle ? (
                <button type="button" className={styles.show} onClick={() => setAsked(true)}>
                  <Icon name="pin" />
                  {words.showMap}
                </button>
              ) : null}
            </>
          )}
        </div>
      )}
      <div className={styles.foot}>
        <ExternalLink href={mapUrl} className={styles.larger}>
          {words.largerMap}
          <Icon name="arrow-right" />
        </ExternalLink>
        <p>{words.mapNote}</p>
      </div>
    </section>
  )
}
