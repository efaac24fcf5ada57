import { useState } from 'react'
import picture from '../../assets/map.svg?url'
import darkPicture from '../../assets/map-dark.svg?url'
import { ExternalLink } from '../../components/external-link/external-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './contact-map.module.css'

/**
 * The Ministry's address below a drawing of the coast. The embedded map of the capital
 * (Specification §2) comes from another site, so it is loaded only when the reader asks for it.
 */
export function ContactMap() {
  const { mapEmbedUrl, mapUrl, texts } = useSettings()
  const messages = { ...usePageMessages().contact, ...texts }
  const [isMapShown, setMapShown] = useState(false)
  const isHydrated = useHydrated()
  return (
    <section className={`container ${styles.section}`} aria-labelledby="find-us">
      <SectionHeading id="find-us">{messages.findUs}</SectionHeading>
      {import.meta.env.SSR && isDataSaverOn() ? null : isMapShown ? (
        <iframe
          className={styles.map}
          src={mapEmbedUrl}
          title={messages.mapTitle}
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
            alt={messages.mapAlt}
            loading="lazy"
          />
        </picture>
      )}
      <div className={styles.place}>
        <address className={styles.address}>
          <strong className={styles.city}>{messages.city}</strong>
          {messages.addressText}
        </address>
        {isHydrated && !isMapShown ? (
          <button type="button" className={styles.show} onClick={() => setMapShown(true)}>
            <Icon name="pin" />
            {messages.showMap}
          </button>
        ) : null}
      </div>
      <div className={styles.foot}>
        <ExternalLink href={mapUrl} className={styles.larger}>
          {messages.largerMap}
          <Icon name="arrow-right" />
        </ExternalLink>
        <p>{messages.mapNote}</p>
      </div>
    </section>
  )
}
