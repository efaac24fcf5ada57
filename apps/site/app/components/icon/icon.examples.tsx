import { ICON_NAMES } from '../../icons/icon-names.ts'
import type { Examples } from '../examples.ts'
import { Icon } from './icon.tsx'

const SIZES = [16, 20, 24, 32] as const

export const examples = {
  all: (
    <ul>
      {ICON_NAMES.map((name) => (
        <li key={name} lang="en">
          <Icon name={name} size={24} /> {name}
        </li>
      ))}
    </ul>
  ),
  sizes: (
    <ul>
      {SIZES.map((size) => (
        <li key={size}>
          <Icon name="star" size={size} /> {size}
        </li>
      ))}
    </ul>
  ),
} satisfies Examples
