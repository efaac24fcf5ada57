'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { LINK_DAYS } from '../link-request.ts'
import { LinkRow } from './link-row.tsx'
import { NewLinkField } from './new-link-field.tsx'
import './preview-links-panel.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'
import { usePreviewLinks } from './use-preview-links.ts'

const CHOICES = [1, LINK_DAYS.default, 7, 14, LINK_DAYS.most]

/** Makes links by which someone without an account sees the post, lists and revokes them. */
export function PreviewLinksPanel() {
  const messages = useMessages().t(MESSAGES)
  const { isStored, links, made, problem, make, revoke } = usePreviewLinks(messages.failed)
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
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {messages.day(choice)}
            </option>
          ))}
        </select>
        <Button size="small" onClick={() => make(days)}>
          {messages.make}
        </Button>
      </div>
      <p role="alert">{problem}</p>
      {made ? <NewLinkField key={made.token} link={made} messages={messages} /> : null}
      {links.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul>
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              messages={messages}
              onRevoke={() => revoke(link.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
