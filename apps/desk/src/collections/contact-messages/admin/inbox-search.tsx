'use client'
import { Button, toast } from '@payloadcms/ui'
import { type FormEvent, useId } from 'react'
import { send } from '../../../auth/sign-in/admin/send.ts'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import './inbox.css'

const MESSAGES = {
  label: {
    en: 'Subject, name, e-mail, text or reference',
    so: 'Mawduuc, magac, iimayl, qoraal ama tixraac',
  },
  search: { en: 'Search', so: 'Raadi' },
  over: {
    en: 'This search is over, or somebody else’s. Search again.',
    so: 'Raadintani way dhammaatay, ama qof kale ayaa lahaa. Mar kale raadi.',
  },
} as const satisfies Record<string, BothLanguages>

interface InboxSearchProps {
  /** What the list is searched for. */
  readonly words: string
  /** Whether the list's address has words that cannot be opened. */
  readonly isOver: boolean
}

/** Loads the list anew: Payload's hidden field would put an earlier search back. */
function openList(search: string): void {
  const url = new URL(window.location.href)
  url.searchParams.delete('page')
  url.searchParams.set('search', search)
  window.location.assign(url)
}

/** The search above the inbox. It posts the words, and the list's address has them sealed. */
export function InboxSearch({ words, isOver }: InboxSearchProps) {
  const { language, t } = useMessages()
  const id = useId()

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const path = '/contact-messages/search'
    const { data, failure } = await send<{ search: string }>('POST', path, language, body)
    if (failure === undefined) openList(data.search)
    else toast.error(failure)
  }

  return (
    <search>
      <form className="inbox-search" onSubmit={search}>
        <label className="inbox-filter__label" htmlFor={id}>
          {t(MESSAGES.label)}
        </label>
        <input
          autoComplete="off"
          className="inbox-search__words"
          defaultValue={words}
          id={id}
          key={words}
          maxLength={200}
          name="words"
          type="search"
        />
        <Button buttonStyle="secondary" margin={false} size="medium" type="submit">
          {t(MESSAGES.search)}
        </Button>
      </form>
      <p className="inbox-search__over" role="status">
        {isOver && t(MESSAGES.over)}
      </p>
    </search>
  )
}
