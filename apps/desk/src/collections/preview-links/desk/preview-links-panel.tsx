'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useDeskWords } from '../../../words/use-desk-words.ts'
import { LINK_DAYS } from '../link-request.ts'
import { LinkRow } from './link-row.tsx'
import { NewLinkField } from './new-link-field.tsx'
import './preview-links-panel.css'
import { usePreviewLinks } from './use-preview-links.ts'
import { words as bothWords } from './words.ts'

const CHOICES = [1, LINK_DAYS.default, 7, 14, LINK_DAYS.most]

/** Makes links by which someone without an account sees the post, lists and revokes them. */
export function PreviewLinksPanel() {
  const words = useDeskWords(bothWords)
  const { isStored, links, made, problem, make, revoke } = usePreviewLinks(words.failed)
  const [days, setDays] = useState<number>(LINK_DAYS.default)
  const field = useId()
  if (!isStored) return null
  return (
    <section className="preview-links" aria-labelledby={`${field}-heading`}>
      <h3 id={`${field}-heading`}>{words.heading}</h3>
      <p>{words.about}</p>
      <div className="preview-links__make">
        <label htmlFor={field}>{words.days}</label>
        <select id={field} value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {words.day(choice)}
            </option>
          ))}
        </select>
        <Button size="small" onClick={() => make(days)}>
          {words.make}
        </Button>
      </div>
      <p role="alert">{problem}</p>
      {made ? <NewLinkField key={made.token} link={made} words={words} /> : null}
      {links.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} words={words} onRevoke={() => revoke(link.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}
