'use client'
import { useAuth, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { DEPARTMENT_LABELS } from '../departments.ts'
import { MESSAGE_STATE_LABELS, MESSAGE_STATES } from '../states.ts'
import './inbox.css'
import { toQueryString } from '../../../admin/exports/query-string.ts'
import { useMessages } from '../../../i18n/use-messages.ts'

const MESSAGES = {
  state: { en: 'State', so: 'Xaaladda' },
  department: { en: 'Department', so: 'Waaxda' },
  all: { en: 'All', so: 'Dhammaan' },
  save: { en: 'Save as CSV', so: 'U kaydi CSV ahaan' },
} as const

type Filter = { state?: string; department?: string }

/** The part of a query that the chips set: the conditions with `equals`. */
function parseFilter({ and = [], or = [], ...rest }: Where = {}): Filter {
  const conditions = [rest, ...and, ...or.flatMap((alternative) => alternative.and ?? [])]
  const equals = (field: string) =>
    conditions.map((part) => (part[field] as { equals?: string } | undefined)?.equals).find(Boolean)
  return { state: equals('state'), department: equals('department') }
}

/** The query in the form that the list's own filter builder reads and writes. */
function toWhere(filter: Filter): Where {
  const and = Object.entries(filter)
    .filter(([, value]) => value)
    .map(([field, value]) => ({ [field]: { equals: value } }))
  return and.length === 0 ? {} : { or: [{ and }] }
}

/** Above the list: chips for state and department, and a link that saves the list as a file. */
export function InboxFilter() {
  const { t } = useMessages()
  const { user } = useAuth()
  const { handleWhereChange, query } = useListQuery()
  const filter = parseFilter(query.where)
  const departments = (user?.departments ?? []) as (keyof typeof DEPARTMENT_LABELS)[]

  const row = (
    field: keyof Filter,
    options: readonly (readonly [value: string | undefined, label: string])[],
  ) => (
    <fieldset className="inbox-filter__row">
      <legend className="inbox-filter__label">{t(MESSAGES[field])}</legend>
      {options.map(([value, label]) => (
        <button
          aria-pressed={filter[field] === value}
          className="inbox-chip"
          key={label}
          onClick={() => handleWhereChange?.(toWhere({ ...filter, [field]: value }))}
          type="button"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )

  return (
    <div className="inbox-filter">
      {row('state', [
        [undefined, t(MESSAGES.all)],
        ...MESSAGE_STATES.map((state) => [state, t(MESSAGE_STATE_LABELS[state])] as const),
      ])}
      {departments.length > 1 &&
        row('department', [
          [undefined, t(MESSAGES.all)],
          ...departments.map((name) => [name, t(DEPARTMENT_LABELS[name])] as const),
        ])}
      <p className="inbox-filter__row">
        <a
          download
          href={`/api/contact-messages/export?${toQueryString({ where: query.where, search: query.search })}`}
        >
          {t(MESSAGES.save)}
        </a>
      </p>
    </div>
  )
}
