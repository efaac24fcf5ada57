import type { IconName } from '../../icons/icon-names.ts'
import sprite from '../../icons/icons.svg?url'
import styles from './icon.module.css'

interface IconProps {
  readonly name: IconName
  /** Pixels; 20 when left out. */
  readonly size?: 16 | 20 | 24 | 32
}

/** A decorative icon from the sprite, in the colour of the text beside it, which carries the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
