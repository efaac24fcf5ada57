import { isSaving } from '../../data-saver/data-saver-context.ts'
import type { ImageSlot } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { Picture } from '../picture/picture.tsx'
import art from './cover.svg?url'

interface CoverProps {
  readonly picture: PagePicture | undefined
  /** Where it is painted. */
  readonly place: ImageSlot
  readonly first?: boolean
  /** Empty where the words beside it say the same. */
  readonly alt?: string
  readonly className?: string | undefined
}

/** A picture at the head of a card; our own drawing where there is none, never an empty box. */
export function Cover({ picture, className, ...rest }: CoverProps) {
  if (import.meta.env.SSR && !picture && isSaving()) return null
  const drawn = { url: art, width: 1600, height: 900, alt: '' }
  return <Picture {...rest} picture={picture ?? drawn} className={className} />
}
