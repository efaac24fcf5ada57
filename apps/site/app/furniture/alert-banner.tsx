import { useEffect, useState } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { InlineScript } from '../components/inline-script/inline-script.tsx'
import { PageLink } from '../components/page-link/page-link.tsx'
import { isDataSaverOn } from '../data-saver/data-saver-context.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import styles from './alert-banner.module.css'
import type { AlertView } from './present-alert.ts'

/** Session storage has the id of the alert that the reader closed. */
const KEY = 'alert'

/** Hides a closed alert before it is painted: the cached page has it for every reader. */
const hideScript = import.meta.env.SSR
  ? `(s=>{try{s.hidden=sessionStorage.getItem('${KEY}')===s.dataset.alert}catch(e){}})(document.currentScript.parentNode)`
  : ''

function storedId(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The ministry's alert, above everything else on the page. */
export default function AlertBanner({ alert }: { readonly alert: AlertView }) {
  const { id, level, lang, label, region, title, text, link, close } = alert
  const [closedId, setClosedId] = useState<string | null>(null)
  const isHydrated = useHydrated()
  useEffect(() => setClosedId(storedId()), [])

  function onClose() {
    try {
      sessionStorage.setItem(KEY, id)
    } catch {
      // Without storage the alert is back on the next page.
    }
    setClosedId(id)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  if (close && closedId === id) return null
  return (
    <section
      key={id}
      className={`${styles.alert} ${styles[level]} on-ink`}
      aria-label={region}
      data-alert={id}
      suppressHydrationWarning
    >
      {close && !(import.meta.env.SSR && isDataSaverOn()) ? (
        <InlineScript code={hideScript} />
      ) : null}
      <div className={`container ${styles.row}`}>
        <Icon name={level === 'information' ? 'info' : 'warning'} size={24} />
        <div className={styles.text} lang={lang}>
          <p className={styles.title}>
            {label}: {title}
          </p>
          {text ? <p>{text}</p> : null}
          {link ? (
            <PageLink to={link.url} className={styles.link}>
              {link.label}
            </PageLink>
          ) : null}
        </div>
        {close && isHydrated ? (
          <button type="button" className={`${styles.close} no-print`} onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{close}</span>
          </button>
        ) : null}
      </div>
    </section>
  )
}
