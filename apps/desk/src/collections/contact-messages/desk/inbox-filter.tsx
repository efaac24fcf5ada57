'use client'
import { useAuth, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useWords } from '../../../words/use-words.ts'
import { DEPARTMENT_LABELS } from '../departments.ts'
import { MESSAGE_STATE_LABELS, MESSAGE_STATES } from '../states.ts'
import './inbox.css'
import { queryText } from '../../../exports/query-text.ts'

const WORDS = {
  state: { en: 'State', so: 'Xaaladda' },
  department: { en: 'Department', so: 'Waaxda' },
  all: { en: 'All', so: 'Dhammaan' },
  save: { en: 'Save as CSV', so: 'U kaydi CSV ahaan' },
} as const

type Chosen = { state?: string; department?: string }

/** What of a filter the chips show: the equalities that they make themselves. */
function chosenIn(where: Where | undefined): Chosen {
  const parts = [
    where ?? {},
    ...(where?.and ?? []),
    ...(where?.or ?? []).flatMap((or) => or.and ?? []),
  ]
  const equals = (field: string) =>
    parts.map((part) => (part[field] as { equals?: string } | undefined)?.equals).find(Boolean)
  return { state: equals('state'), department: equals('department') }
}

/** The filter in the form that the list's own filter builder reads and writes. */
function whereOf(chosen: Chosen): Where {
  const and = Object.entries(chosen)
    .filter(([, value]) => value)
    .map(([field, value]) => ({ [field]: { equals: value } }))
  return and.length === 0 ? {} : { or: [{ and }] }
}

/** Chips above the list, by state and department, and the list as a file. */
export function InboxFilter() {
  const { say } = useWords()
  const { user } = useAuth()
  const { handleWhereChange, query } = useListQuery()
  const chosen = chosenIn(query.where)
  const departments = (user?.departments ?? []) as (keyof typeof DEPARTMENT_LABELS)[]

  const row = (
    field: keyof Chosen,
    options: readonly (readonly [value: string | undefined, label: string])[],
  ) => (
    <fieldset className="inbox-filter__row">
      <legend className="inbox-filter__label">{say(WORDS[field])}</legend>
      {options.map(([value, label]) => (
        <button
          aria-pressed={chosen[field] === value}
          className="inbox-chip"
          key={label}
          onClick={() => handleWhereChange?.(whereOf({ ...chosen, [field]: value }))}
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
        [undefined, say(WORDS.all)],
        ...MESSAGE_STATES.map((state) => [state, say(MESSAGE_STATE_LABELS[state])] as const),
      ])}
      {departments.length > 1 &&
        row('department', [
          [undefined, say(WORDS.all)],
          ...departments.map((name) => [name, say(DEPARTMENT_LABELS[name])] as const),
        ])}
      <p className="inbox-filter__row">
        <a
          download
          href={`/api/contact-messages/export?${queryText({ where: query.where, search: query.search })}`}
        >
          {say(WORDS.save)}
        </a>
      </p>
    </div>
  )
}
