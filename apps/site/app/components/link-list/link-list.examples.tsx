import { messagesFor } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { LinkList } from './link-list.tsx'

export const examples = {
  typical: (language) => {
    const { nav } = messagesFor(language).furniture
    return (
      <LinkList heading={nav.resources}>
        <li>
          <a href="#news">{nav.news}</a>
        </li>
        <li>
          <a href="#tenders">{nav.tenders}</a>
        </li>
      </LinkList>
    )
  },
} satisfies Examples
