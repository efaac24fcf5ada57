'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { CopyableLink } from '../../../auth/sign-in/admin/copyable-link.tsx'
import { mogadishuTimeDayFirst } from '../../../i18n/mogadishu-time.ts'
import type { PreviewLinkView } from '../endpoints.ts'
import { LINK_DAYS } from '../refusals.ts'
import './preview-links-panel.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'
import { usePreviewLinks } from './use-preview-links.ts'

const DAY_CHOICES = [1, LINK_DAYS.default, 7, 14, LINK_DAYS.max]

/** The URL of the new link, to be copied. */
function NewLink({ url }: { readonly url: string | null }) {
  const messages = useMessages().t(MESSAGES)
  if (url === null) return <p role="alert">{messages.noSite}</p>
  return (
    <div className="preview-links__new">
      <p role="status">{messages.created}</p>
      <CopyableLink link={url} />
    </div>
  )
}

interface LinkRowProps {
  readonly link: PreviewLinkView
  readonly onRevoke: () => void
}

/** A link: its author, its expiry, how often it was opened, and a button to revoke it. */
function LinkRow({ link, onRevoke }: LinkRowProps) {
  const messages = useMessages().t(MESSAGES)
  const isExpired = Date.parse(link.expiresAt) <= Date.now()
  const isValid = !link.revokedAt && !isExpired
  const createdAt = mogadishuTimeDayFirst(link.madeAt)
  const state = link.revokedAt
    ? messages.revoked(mogadishuTimeDayFirst(link.revokedAt))
    : (isExpired ? messages.expired : messages.validUntil)(mogadishuTimeDayFirst(link.expiresAt))
  const opened = link.lastOpenedAt
    ? messages.opened(link.opens, mogadishuTimeDayFirst(link.lastOpenedAt))
    : messages.neverOpened
  return (
    <li className={isValid ? undefined : 'preview-links__over'}>
      <strong>{state}</strong>
      <span>{messages.author(link.madeBy ?? messages.unknownAuthor, createdAt)}</span>
      <span>{opened}</span>
      {isValid ? (
        <Button
          size="small"
          buttonStyle="secondary"
          onClick={onRevoke}
          extraButtonProps={{ 'aria-label': messages.revokeLink(createdAt) }}
        >
          {messages.revoke}
        </Button>
      ) : null}
    </li>
  )
}

/** Creates, lists and revokes links that show the post to someone without an account. */
export function PreviewLinksPanel() {
  const messages = useMessages().t(MESSAGES)
  const { isStored, links, newLink, problem, create, revoke } = usePreviewLinks(messages.failed)
  const [days, setDays] = useState<number>(LINK_DAYS.default)
  const field = useId()
  if (!isStored) return null
  return (
    <section className="preview-links" aria-labelledby={`${field}-heading`}>
      <h3 id={`${field}-heading`}>{messages.heading}</h3>
      <p>{messages.about}</p>
      <div className="preview-links__make">
        <label htmlFor={field}>{messages.days}</label>
        <select id={field} value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {DAY_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {messages.day(choice)}
            </option>
          ))}
        </select>
        <Button size="small" onClick={() => create(days)}>
          {messages.create}
        </Button>
      </div>
      <p role="alert">{problem}</p>
      {newLink ? <NewLink key={newLink.token} url={newLink.url} /> : null}
      {links.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => revoke(link.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}
