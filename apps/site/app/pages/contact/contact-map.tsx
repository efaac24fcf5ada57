import { useState } from 'react'
import picture from '../../assets/map.svg?url'
import darkPicture from '../../assets/map-dark.svg?url'
import { ExternalLink } from '../../components/external-link/external-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './contact-map.module.css'

/**
 * Where the Ministry is: its address under a drawing of the coast, which nobody can take for
 * directions, and the embedded map of the capital (Specification §2) only once the reader asks for
 * it, because it comes from another site.
 */
export function ContactMap() {
  const { mapEmbedUrl, mapUrl, texts } = useSettings()
  const words = { ...usePageMessages().contact, ...texts }
  const [isAsked, setAsked] = useState(false)
  const isHydrated = useHydrated()
  return (
    <section className={`container ${styles.section}`} aria-labelledby="find-us">
      <SectionHeading id="find-us">{words.findUs}</SectionHeading>
      {import.meta.env.SSR && isSaving() ? null : isAsked ? (
        <iframe
          className={styles.map}
          src={mapEmbedUrl}
          title={words.mapTitle}
          referrerPolicy="no-referrer"
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <picture>
          <source srcSet={darkPicture} media="(prefers-color-scheme: dark)" />
          <img
            className={styles.map}
            src={picture}
            width="1280"
            height="420"
            alt={words.mapAlt}
            loading="lazy"
          />
        </picture>
      )}
      <div className={styles.place}>
        <address className={styles.address}>
          <strong className={styles.city}>{words.city}</strong>
          {words.addressText}
        </address>
        {isHydrated && !isAsked ? (
          <button type="button" className={styles.show} onClick={() => setAsked(true)}>
            <Icon name="pin" />
            {words.showMap}
          </button>
        ) : null}
      </div>
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
