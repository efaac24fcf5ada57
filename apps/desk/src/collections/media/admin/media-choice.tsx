'use client'
import { useListQuery } from '@payloadcms/ui'
import { use } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { KINDS, type MediaKind, ofKind } from '../kinds.ts'
import { KindOfField } from './field-of-kind.tsx'
import { KINDS_IN_LIST, MESSAGES } from './messages.ts'

const ORDERS = {
  '-createdAt': MESSAGES.newest,
  createdAt: MESSAGES.oldest,
  givenName: MESSAGES.byName,
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? {}) === JSON.stringify(other ?? {})

/** Which kind of the media is shown, where a field does not say so, and in which order. */
export function MediaChoice() {
  const { t } = useMessages()
  const { query, handleSortChange, handleWhereChange } = useListQuery()
  const fixed = use(KindOfField)
  const shown = KINDS.find((kind) => isSame(query.where, ofKind(kind)))
  const choose = (kind?: MediaKind) => handleWhereChange?.(kind ? ofKind(kind) : {})
  return (
    <div className="media-choice">
      {fixed ? null : (
        <fieldset className="media-choice__kinds">
          <legend>{t(MESSAGES.show)}</legend>
          {[undefined, ...KINDS].map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              aria-pressed={kind ? shown === kind : isSame(query.where, {})}
              onClick={() => choose(kind)}
            >
              {t(kind ? KINDS_IN_LIST[kind] : MESSAGES.all)}
            </button>
          ))}
        </fieldset>
      )}
      <label className="media-choice__order">
        {t(MESSAGES.order)}
        <select
          value={String(query.sort ?? '-createdAt')}
          onChange={({ target }) => handleSortChange?.(target.value)}
        >
          {Object.entries(ORDERS).map(([order, label]) => (
            <option key={order} value={order}>
              {t(label)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
