'use client'

import type { Language } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../../collections/language-fields.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Alert } from '../../../payload-types.ts'
import { shownIn } from '../shown-in.ts'
import styles from './alert-preview.module.css'
import { ALERT_MESSAGES, SITE_LEVELS } from './messages.ts'

/** The two signs of the site's banner. */
const SIGN = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 11v6M12 7v1',
  warning: 'M12 3 2 21h20zM12 10v5M12 17.5v.5',
} as const

/** An alert as the site's banner shows it to the readers of a language. */
export function AlertPreview({
  alert,
  language,
}: {
  readonly alert: Partial<Alert>
  readonly language: Language
}) {
  const { t } = useMessages()
  const shown = shownIn(alert, language)
  if (!shown) return null
  const level = alert.level ?? 'information'
  const { title, text, linkText } = alert[LANGUAGE_GROUP[shown]] ?? {}
  return (
    <figure className={styles.shown}>
      <figcaption>
        {t(ALERT_MESSAGES.readersOf[language])}
        {shown === language ? ':' : `. ${t(ALERT_MESSAGES.otherLanguage)}`}
      </figcaption>
      <div className={`${styles.alert} ${styles[level]}`} lang={LANGUAGE_GROUP[shown]}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={level === 'information' ? SIGN.info : SIGN.warning} />
        </svg>
        <div>
          <p className={styles.title}>
            {SITE_LEVELS[shown][level]}: {title}
          </p>
          {text ? <p>{text}</p> : null}
          {alert.link && linkText ? <span className={styles.link}>{linkText}</span> : null}
        </div>
      </div>
    </figure>
  )
}
