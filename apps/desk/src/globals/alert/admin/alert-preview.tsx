'use client'

import type { Language } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../../collections/language-fields.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Alert } from '../../../payload-types.ts'
import { alertLanguage } from '../alert-language.ts'
import styles from './alert-preview.module.css'
import { ALERT_MESSAGES, SITE_LEVELS } from './messages.ts'

/** Paths of the two icons in the site's banner. */
const ICONS = {
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
  const textLanguage = alertLanguage(alert, language)
  if (!textLanguage) return null
  const level = alert.level ?? 'information'
  const { title, text, linkText } = alert[LANGUAGE_GROUP[textLanguage]] ?? {}
  return (
    <figure className={styles.preview}>
      <figcaption>
        {t(ALERT_MESSAGES.readersOf[language])}
        {textLanguage === language ? ':' : `. ${t(ALERT_MESSAGES.otherLanguage)}`}
      </figcaption>
      <div className={`${styles.alert} ${styles[level]}`} lang={LANGUAGE_GROUP[textLanguage]}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={level === 'information' ? ICONS.info : ICONS.warning} />
        </svg>
        <div>
          <p className={styles.title}>
            {SITE_LEVELS[textLanguage][level]}: {title}
          </p>
          {text ? <p>{text}</p> : null}
          {alert.link && linkText ? <span className={styles.link}>{linkText}</span> : null}
        </div>
      </div>
    </figure>
  )
}
