import { subcategoryExamples } from '@gaashaan/contract/examples'
import { messagesFor } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { FilterChips } from './filter-chips.tsx'

const NAMES = {
  SO: subcategoryExamples.typical.map(({ name }) => name),
  EN: ['Maritime', 'Health', 'Training'],
}
const MORE_NAMES = {
  SO: ['Horumarinta', 'Gargaarka bani’aadamnimada', 'Injineerrada', 'Waxbarashada', 'Cimilada'],
  EN: ['Development', 'Humanitarian relief', 'Engineers', 'Education', 'Weather'],
}
const QUERY_KEY = 'subcategory'

export const examples = {
  typical: (language) => (
    <FilterChips
      label={messagesFor(language).posts.news.filter}
      queryKey={QUERY_KEY}
      values={NAMES[language]}
      current={undefined}
    />
  ),
  chosen: (language) => (
    <FilterChips
      label={messagesFor(language).posts.news.filter}
      queryKey={QUERY_KEY}
      values={NAMES[language]}
      current={NAMES[language][1]}
    />
  ),
  long: (language) => (
    <FilterChips
      label={messagesFor(language).posts.news.filter}
      queryKey={QUERY_KEY}
      values={[...NAMES[language], ...MORE_NAMES[language]]}
      current={MORE_NAMES[language].at(-1)}
    />
  ),
  empty: (language) => (
    <FilterChips
      label={messagesFor(language).posts.news.filter}
      queryKey={QUERY_KEY}
      values={subcategoryExamples.none}
      current={undefined}
    />
  ),
} satisfies Examples
