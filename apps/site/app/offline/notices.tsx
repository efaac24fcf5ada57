import type { Language } from '@gaashaan/contract/language'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Icon } from '../components/icon/icon.tsx'
import { messagesFor } from '../messages/messages.ts'
import { forgetSent, isOld } from '../outbox/outbox.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { PATHS } from '../paths/canonical-paths.ts'
import styles from './notices.module.css'

let root: Root | undefined

/** Shows what a reader should hear of on any page, beside the page and over it. */
export function showNotices(language: Language): void {
  if (!root) {
    const place = document.createElement('div')
    place.id = 'notices'
    document.body.append(place)
    root = createRoot(place)
  }
  root.render(<Notices language={language} />)
}

function Notice(props: {
  ask?: boolean
  close?: string
  onClose?: () => void
  children: ReactNode
}) {
  const { ask, close, onClose, children } = props
  return (
    <div className={`${styles.notice} ${ask ? styles.ask : ''}`}>
      <Icon name={ask ? 'info' : 'check'} size={24} />
      <div className={styles.words}>{children}</div>
      {onClose ? (
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{close}</span>
        </button>
      ) : null}
    </div>
  )
}

function putAway(key: string): void {
  void forgetSent(key)
  document.getElementById('content')?.focus({ preventScroll: true })
}

function Notices({ language }: { readonly language: Language }) {
  const { contact, offline, common } = messagesFor(language)
  const all = useOutbox()
  // The region is there before its words: only then do screen readers read them.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const again = isThere ? document.querySelector<HTMLAnchorElement>('[data-again]') : null
  const hasReturned = document.documentElement.dataset.returned !== undefined && again !== null
  const isOnContact = location.pathname === PATHS.contact
  const waiting = isOnContact
    ? undefined
    : all.find((message) => message.state === 'refused' || isOld(message))
  return (
    <div className={styles.notices} role="status">
      {hasReturned ? (
        <Notice>
          <p>
            <strong>{offline.returned.text}</strong>
          </p>
          <a href={again.href}>{offline.returned.fresh}</a>
        </Notice>
      ) : null}
      {all
        .filter(({ state }) => state === 'sent')
        .map(({ key, subject, reference }) => (
          <Notice key={key} close={common.close} onClose={() => putAway(key)}>
            <p>
              <strong>{offline.message.sent(subject)}</strong>
            </p>
            <p>{offline.message.answer}</p>
            {reference === undefined ? null : (
              <p>
                {contact.form.reference} <strong>{reference}</strong>
              </p>
            )}
          </Notice>
        ))}
      {waiting ? (
        <Notice ask>
          <p>
            <strong>
              {waiting.state === 'refused' ? offline.message.refused : offline.message.old}
            </strong>
          </p>
          <a href={PATHS.contact}>{offline.message.see}</a>
        </Notice>
      ) : null}
    </div>
  )
}
