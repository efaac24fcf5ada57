import { useEffect, useState } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { InlineScript } from '../components/inline-script/inline-script.tsx'
import { PageLink } from '../components/page-link/page-link.tsx'
import { isSaving } from '../data-saver/data-saver-context.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import styles from './alert-banner.module.css'
import type { AlertView } from './present-alert.ts'

/** Where the browser keeps which alert its reader has put away, until the tab is closed. */
const KEY = 'alert'

/** Keeps an alert that was put away from being painted at all: the page itself still has it. */
const hide = import.meta.env.SSR
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
  const [closed, setClosed] = useState<string | null>(null)
  const isHydrated = useHydrated()
  useEffect(() => setClosed(storedId()), [])

  function putAway() {
    try {
      sessionStorage.setItem(KEY, id)
    } catch {
      // Until the next page, then.
    }
    setClosed(id)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  if (close && closed === id) return null
  return (
    <section
      key={id}
      className={`${styles.alert} ${styles[level]} on-ink`}
      aria-label={region}
      data-alert={id}
      suppressHydrationWarning
    >
      {close && !(import.meta.env.SSR && isSaving()) ? <InlineScript code={hide} /> : null}
      <div className={`container ${styles.row}`}>
        <Icon name={level === 'information' ? 'info' : 'warning'} size={24} />
        <div className={styles.words} lang={lang}>
          <p className={styles.title}>
            {label}: {title}
          </p>
          {text ? <p>{text}</p> : null}
          {link ? <AlertLink {...link} /> : null}
        </div>
        {close && isHydrated ? (
          <button type="button" className={`${styles.close} no-print`} onClick={putAway}>
            <Icon name="close" />
            <span className="visually-hidden">{close}</span>
          </button>
        ) : null}
      </div>
    </section>
  )
}

function AlertLink({ label, url }: { readonly label: string; readonly url: string }) {
  return url.startsWith('/') ? (
    <PageLink to={url} className={styles.link}>
      {label}
    </PageLink>
  ) : (
    <a href={url} className={styles.link}>
      {label}
    </a>
  )
}
