'use client'
import { useListQuery } from '@payloadcms/ui'
import { use } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { KINDS, type MediaKind, whereKind } from '../kinds.ts'
import { FieldKindContext } from './field-of-kind.tsx'
import { KIND_FILTER_LABELS, MESSAGES } from './messages.ts'

const ORDERS = {
  '-createdAt': MESSAGES.newest,
  createdAt: MESSAGES.oldest,
  givenName: MESSAGES.byName,
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? {}) === JSON.stringify(b ?? {})

/** Chooses the order of the media list, and the kind that it shows unless a field sets that. */
export function MediaChoice() {
  const { t } = useMessages()
  const { query, handleSortChange, handleWhereChange } = useListQuery()
  const fieldKind = use(FieldKindContext)
  const whereOf = (kind?: MediaKind) => (kind ? whereKind(kind) : {})
  return (
    <div className="media-choice">
      {fieldKind ? null : (
        <fieldset className="media-choice__kinds">
          <legend>{t(MESSAGES.show)}</legend>
          {[undefined, ...KINDS].map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              aria-pressed={isSame(query.where, whereOf(kind))}
              onClick={() => handleWhereChange?.(whereOf(kind))}
            >
              {t(kind ? KIND_FILTER_LABELS[kind] : MESSAGES.all)}
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
