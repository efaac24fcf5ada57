import type { Language } from '@gaashaan/contract/language'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Icon } from '../components/icon/icon.tsx'
import { messagesFor } from '../messages/messages.ts'
import { deleteSent, isStale } from '../outbox/outbox.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { PATHS } from '../paths/canonical-paths.ts'
import styles from './notices.module.css'

let root: Root | undefined

/** Renders the notices over the page, in a React root of their own. */
export function renderNotices(language: Language): void {
  if (!root) {
    const container = document.createElement('div')
    container.id = 'notices'
    document.body.append(container)
    root = createRoot(container)
  }
  root.render(<Notices language={language} />)
}

interface NoticeProps {
  /** True where the reader has to decide something. */
  readonly isQuestion?: boolean
  readonly close?: string
  readonly onClose?: () => void
  readonly children: ReactNode
}

function Notice({ isQuestion, close, onClose, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${isQuestion ? styles.question : ''}`}>
      <Icon name={isQuestion ? 'info' : 'check'} size={24} />
      <div className={styles.text}>{children}</div>
      {onClose ? (
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{close}</span>
        </button>
      ) : null}
    </div>
  )
}

function dismiss(key: string): void {
  void deleteSent(key)
  document.getElementById('content')?.focus({ preventScroll: true })
}

function Notices({ language }: { readonly language: Language }) {
  const { contact, offline, common } = messagesFor(language)
  const outbox = useOutbox()
  // The region is rendered before its texts: only then do screen readers announce them.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const freshLink = isMounted ? document.querySelector<HTMLAnchorElement>('[data-again]') : null
  const hasReturned = document.documentElement.dataset.returned !== undefined && freshLink !== null
  const isOnContact = location.pathname === PATHS.contact
  const waiting = isOnContact
    ? undefined
    : outbox.find((message) => message.state === 'refused' || isStale(message))
  return (
    <div className={styles.notices} role="status">
      {hasReturned ? (
        <Notice>
          <p>
            <strong>{offline.returned.text}</strong>
          </p>
          <a href={freshLink.href}>{offline.returned.fresh}</a>
        </Notice>
      ) : null}
      {outbox
        .filter(({ state }) => state === 'sent')
        .map(({ key, subject, reference }) => (
          <Notice key={key} close={common.close} onClose={() => dismiss(key)}>
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
        <Notice isQuestion>
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
