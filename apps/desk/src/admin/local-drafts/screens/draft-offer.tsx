'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { mogadishuTime } from '../../../i18n/mogadishu-time.ts'
import './draft-offer.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'

/** A field of the offered draft. */
interface OfferedField {
  readonly path: string
  readonly label: string
  readonly text: string
  /** Whether somebody has saved the field since. */
  readonly isNewer: boolean
}

interface DraftOfferProps {
  readonly at: string
  readonly fields: readonly OfferedField[]
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

const MAX_SHOWN_CHARS = 200

const shorten = (text: string) =>
  text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)}…` : text

/** Offers a draft that was not saved: its fields, its time, and what restoring it would replace. */
export function DraftOffer({ at, fields, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useMessages()
  const heading = useId()
  return (
    <section className="draft-offer" aria-labelledby={heading}>
      <h2 id={heading}>{t(MESSAGES.heading)}</h2>
      <p>
        {t(MESSAGES.since)} <time dateTime={at}>{mogadishuTime(at)}</time>
      </p>
      <dl>
        {fields.map(({ path, label, text, isNewer }) => (
          <div key={path}>
            <dt>
              {label}
              {isNewer && ` (${t(MESSAGES.newerMark)})`}
            </dt>
            {text !== '' && <dd>{shorten(text)}</dd>}
          </div>
        ))}
      </dl>
      {fields.some(({ isNewer }) => isNewer) && <p>{t(MESSAGES.newer)}</p>}
      <p className="draft-offer__buttons">
        <Button margin={false} onClick={onRestore} size="large">
          {t(MESSAGES.restore)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onDiscard} size="large">
          {t(MESSAGES.discard)}
        </Button>
      </p>
    </section>
  )
}
