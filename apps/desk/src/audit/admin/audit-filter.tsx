'use client'
import { Button, useConfig, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type FormEvent, useId } from 'react'
import { toQueryString } from '../../admin/exports/query-string.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { SUBJECT_LABELS, VERB_LABELS } from '../audit-event-labels.ts'
import { type AuditFilterValues, buildWhere, parseWhere } from './filter-query.ts'
import './audit.css'
import { useMessages } from '../../i18n/use-messages.ts'

const MESSAGES = {
  who: { en: 'E-mail of the person', so: 'Iimaylka qofka' },
  subject: { en: 'Of what', so: 'Waxa' },
  verb: { en: 'Done', so: 'La sameeyay' },
  collection: { en: 'Kind of thing', so: 'Nooca' },
  from: { en: 'From day', so: 'Laga bilaabo maalinta' },
  to: { en: 'To day', so: 'Ilaa maalinta' },
  all: { en: 'All', so: 'Dhammaan' },
  apply: { en: 'Filter', so: 'Shaandhee' },
  clear: { en: 'Show all', so: 'Muuji dhammaan' },
  save: { en: 'Save these entries as', so: 'U kaydi diiwaannadan' },
} satisfies Record<string, BothLanguages>

/** The filter above the audit's list, with links to download the filtered entries. */
export function AuditFilter() {
  const { t } = useMessages()
  const { config } = useConfig()
  const { handleWhereChange, query } = useListQuery()
  const id = useId()
  const values = parseWhere(query.where)

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    handleWhereChange?.(buildWhere(Object.fromEntries(entries) as AuditFilterValues))
  }

  const renderSelect = (
    name: keyof AuditFilterValues,
    labels: Readonly<Record<string, BothLanguages>>,
  ) => (
    <p>
      <label htmlFor={`${id}-${name}`}>{t(MESSAGES[name])}</label>
      <select defaultValue={values[name] ?? ''} id={`${id}-${name}`} name={name}>
        <option value="">{t(MESSAGES.all)}</option>
        {Object.entries(labels)
          .toSorted(([, a], [, b]) => t(a).localeCompare(t(b)))
          .map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
      </select>
    </p>
  )

  const renderInput = (name: keyof AuditFilterValues, type: 'search' | 'date') => (
    <p>
      <label htmlFor={`${id}-${name}`}>{t(MESSAGES[name])}</label>
      <input defaultValue={values[name] ?? ''} id={`${id}-${name}`} name={name} type={type} />
    </p>
  )

  const labels: readonly (readonly [string, unknown])[] = [
    ...config.collections.map(({ slug, labels }) => [slug, labels?.plural] as const),
    ...config.globals.map(({ slug, label }) => [slug, label] as const),
  ]
  // Payload's internal collections have a string as a label.
  const entityLabels = Object.fromEntries(
    labels.filter((pair): pair is readonly [string, BothLanguages] => typeof pair[1] === 'object'),
  )
  const queryString = toQueryString({ where: query.where })

  return (
    <div className="audit-filter">
      <form className="audit-filter__fields" key={queryString} onSubmit={apply}>
        {renderInput('who', 'search')}
        {renderSelect('subject', SUBJECT_LABELS)}
        {renderSelect('verb', VERB_LABELS)}
        {renderSelect('collection', entityLabels)}
        {renderInput('from', 'date')}
        {renderInput('to', 'date')}
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
        <a download href={`/api/audit/export?format=csv&${queryString}`}>
          CSV
        </a>
        {', '}
        <a download href={`/api/audit/export?format=jsonl&${queryString}`}>
          JSON Lines
        </a>
      </p>
    </div>
  )
}
