import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './form-notices.module.css'

interface FormNoticeProps {
  readonly kind: 'failed' | 'sent'
  readonly titleId: string
  readonly title: string
  readonly children: ReactNode
}

/** The result of a form as a panel that takes the focus when it appears. */
export function FormNotice({ kind, titleId, title, children }: FormNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The bundle may come late: a reader who is elsewhere already, such as in a field, stays there.
    if (document.activeElement === document.body) notice.current?.focus()
  }, [])
  const attributes = { role: kind === 'failed' ? 'alert' : 'status', 'aria-labelledby': titleId }
  return (
    <div ref={notice} className={`${styles.notice} ${styles[kind]}`} tabIndex={-1} {...attributes}>
      {kind === 'failed' ? <Icon name="warning" size={24} /> : <Icon name="check" size={32} />}
      <div>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </div>
  )
}
