'use client'
import { Button, useConfig, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type FormEvent, useId } from 'react'
import { queryText } from '../../exports/query-text.ts'
import type { BothLanguages } from '../../words/both-languages.ts'
import { useWords } from '../../words/use-words.ts'
import { THINGS, VERBS } from '../deed-words.ts'
import { type AuditChoice, choiceIn, whereOf } from './audit-choice.ts'
import './audit.css'

const WORDS = {
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

/** Above the audit's list: by person, deed, kind and days, and what the filter finds as a file. */
export function AuditFilter() {
  const { say, language } = useWords()
  const { config } = useConfig()
  const { handleWhereChange, query } = useListQuery()
  const id = useId()
  const choice = choiceIn(query.where)

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    handleWhereChange?.(whereOf(Object.fromEntries(entries) as AuditChoice))
  }

  const choose = (name: keyof AuditChoice, words: Readonly<Record<string, BothLanguages>>) => (
    <p>
      <label htmlFor={`${id}-${name}`}>{say(WORDS[name])}</label>
      <select defaultValue={choice[name] ?? ''} id={`${id}-${name}`} name={name}>
        <option value="">{say(WORDS.all)}</option>
        {Object.entries(words)
          .toSorted(([, one], [, other]) => say(one).localeCompare(say(other)))
          .map(([value, label]) => (
            <option key={value} value={value}>
              {say(label)}
            </option>
          ))}
      </select>
    </p>
  )

  const type = (name: keyof AuditChoice, kind: 'search' | 'date') => (
    <p>
      <label htmlFor={`${id}-${name}`}>{say(WORDS[name])}</label>
      <input defaultValue={choice[name] ?? ''} id={`${id}-${name}`} name={name} type={kind} />
    </p>
  )

  const label = (label: unknown, slug: string): BothLanguages => {
    const words = label as Partial<BothLanguages> | string | undefined
    const text = typeof words === 'string' ? words : (words?.[language] ?? words?.en ?? slug)
    return { en: text, so: text }
  }
  // What has no words of ours is the desk's own, and nothing that people work on.
  const kinds = Object.fromEntries([
    ...config.collections
      .filter(({ labels }) => typeof labels?.plural === 'object')
      .map(({ slug, labels }) => [slug, label(labels?.plural, slug)] as const),
    ...config.globals
      .filter(({ label }) => typeof label === 'object')
      .map((global) => [global.slug, label(global.label, global.slug)] as const),
  ])
  const asked = queryText({ where: query.where })

  return (
    <div className="audit-filter">
      <form className="audit-filter__fields" key={asked} onSubmit={apply}>
        {type('who', 'search')}
        {choose('thing', THINGS)}
        {choose('verb', VERBS)}
        {choose('collection', kinds)}
        {type('from', 'date')}
        {type('to', 'date')}
        <div className="audit-filter__buttons">
          <Button buttonStyle="secondary" margin={false} size="medium" type="submit">
            {say(WORDS.apply)}
          </Button>
          <Button
            buttonStyle="subtle"
            margin={false}
            onClick={() => handleWhereChange?.({} as Where)}
            size="medium"
            type="button"
          >
            {say(WORDS.clear)}
          </Button>
        </div>
      </form>
      <p>
        {say(WORDS.save)}{' '}
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
