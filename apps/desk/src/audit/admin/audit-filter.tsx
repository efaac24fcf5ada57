'use client'
import { Button, useConfig, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type FormEvent, useId } from 'react'
import { queryText } from '../../admin/exports/query-text.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { SUBJECT_LABELS, VERB_LABELS } from '../audit-event-labels.ts'
import { type AuditChoice, choiceIn, whereOf } from './audit-choice.ts'
import './audit.css'
import { useMessages } from '../../i18n/use-messages.ts'

const MESSAGES = {
  who: { en: 'E-mail of the person', so: 'Iimaylka qofka' },
  thing: { en: 'Of what', so: 'Waxa' },
  verb: { en: 'Done', so: 'La sameeyay' },
  collection: { en: 'Kind of thing', so: 'Nooca' },
  from: { en: 'From day', so: 'Laga bilaabo maalinta' },
  to: { en: 'To day', so: 'Ilaa maalinta' },
  all: { en: 'All', so: 'Dhammaan' },
  apply: { en: 'Filter', so: 'Shaandhee' },
  clear: { en: 'Show all', so: 'Muuji dhammaan' },
  save: { en: 'Save these entries as', so: 'U kaydi diiwaannadan' },
} satisfies Record<string, BothLanguages>

/** Above the audit's list: by person, event, kind and days, and what the filter finds as a file. */
export function AuditFilter() {
  const { t } = useMessages()
  const { config } = useConfig()
  const { handleWhereChange, query } = useListQuery()
  const id = useId()
  const choice = choiceIn(query.where)

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    handleWhereChange?.(whereOf(Object.fromEntries(entries) as AuditChoice))
  }

  const choose = (name: keyof AuditChoice, labels: Readonly<Record<string, BothLanguages>>) => (
    <p>
      <label htmlFor={`${id}-${name}`}>{t(MESSAGES[name])}</label>
      <select defaultValue={choice[name] ?? ''} id={`${id}-${name}`} name={name}>
        <option value="">{t(MESSAGES.all)}</option>
        {Object.entries(labels)
          .toSorted(([, one], [, other]) => t(one).localeCompare(t(other)))
          .map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
      </select>
    </p>
  )

  const type = (name: keyof AuditChoice, kind: 'search' | 'date') => (
    <p>
      <label htmlFor={`${id}-${name}`}>{t(MESSAGES[name])}</label>
      <input defaultValue={choice[name] ?? ''} id={`${id}-${name}`} name={name} type={kind} />
    </p>
  )

  const labels: readonly (readonly [string, unknown])[] = [
    ...config.collections.map(({ slug, labels }) => [slug, labels?.plural] as const),
    ...config.globals.map(({ slug, label }) => [slug, label] as const),
  ]
  // Payload's own collections, which nobody works on, have a string for a label.
  const kinds = Object.fromEntries(
    labels.filter((pair): pair is readonly [string, BothLanguages] => typeof pair[1] === 'object'),
  )
  const asked = queryText({ where: query.where })

  return (
    <div className="audit-filter">
      <form className="audit-filter__fields" key={asked} onSubmit={apply}>
        {type('who', 'search')}
        {choose('thing', SUBJECT_LABELS)}
        {choose('verb', VERB_LABELS)}
        {choose('collection', kinds)}
        {type('from', 'date')}
        {type('to', 'date')}
        <div className="audit-filter__buttons">
          <Button buttonStyle="secondary" margin={false} size="medium" type="submit">
            {t(MESSAGES.apply)}
          </Button>
          <Button
            buttonStyle="subtle"
            margin={false}
            onClick={() => handleWhereChange?.({} as Where)}
            size="medium"
            type="button"
          >
            {t(MESSAGES.clear)}
          </Button>
        </div>
      </form>
      <p>
        {t(MESSAGES.save)}{' '}
        <a download href={`/api/audit/export?format=csv&${asked}`}>
          CSV
        </a>
        {', '}
        <a download href={`/api/audit/export?format=jsonl&${asked}`}>
          JSON Lines
        </a>
      </p>
    </div>
  )
}
