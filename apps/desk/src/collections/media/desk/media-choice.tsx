'use client'
import { useListQuery } from '@payloadcms/ui'
import { use } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { KINDS, type MediaKind, ofKind } from '../kinds.ts'
import { KindOfField } from './field-of-kind.tsx'
import { KINDS_IN_LIST, MEDIA_LIST_WORDS as WORDS } from './words.ts'

const ORDERS = { '-createdAt': WORDS.newest, createdAt: WORDS.oldest, givenName: WORDS.byName }

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? {}) === JSON.stringify(other ?? {})

/** Which kind of the media is shown, where a field does not say so, and in which order. */
export function MediaChoice() {
  const { say } = useWords()
  const { query, handleSortChange, handleWhereChange } = useListQuery()
  const fixed = use(KindOfField)
  const shown = KINDS.find((kind) => isSame(query.where, ofKind(kind)))
  const choose = (kind?: MediaKind) => handleWhereChange?.(kind ? ofKind(kind) : {})
  return (
    <div className="media-choice">
      {fixed ? null : (
        <fieldset className="media-choice__kinds">
          <legend>{say(WORDS.show)}</legend>
          {[undefined, ...KINDS].map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              aria-pressed={kind ? shown === kind : isSame(query.where, {})}
              onClick={() => choose(kind)}
            >
              {say(kind ? KINDS_IN_LIST[kind] : WORDS.all)}
            </button>
          ))}
        </fieldset>
      )}
      <label className="media-choice__order">
        {say(WORDS.order)}
        <select
          value={String(query.sort ?? '-createdAt')}
          onChange={({ target }) => handleSortChange?.(target.value)}
        >
          {Object.entries(ORDERS).map(([order, words]) => (
            <option key={order} value={order}>
              {say(words)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
