import defaultPortrait from '../../assets/default-portrait.svg?url'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import type { ImageSlot } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './portrait.module.css'

interface PortraitProps {
  /** Left out: the default portrait stands in (Specification §9). */
  readonly picture: PagePicture | undefined
  /** Where it is painted. */
  readonly place: ImageSlot
  readonly first?: boolean
  readonly alt?: string
}

/** A leader's portrait, filling its frame in the default portrait's proportions, 380 to 525. */
export function Portrait({ picture, place, first, alt }: PortraitProps) {
  if (import.meta.env.SSR && isSaving()) {
    return picture ? <Picture picture={picture} place={place} /> : null
  }
  return (
    <span className={styles.frame}>
      {picture ? (
        <Picture
          picture={picture}
          place={place}
          {...(first ? { first } : {})}
          {...(alt === undefined ? {} : { alt })}
        />
      ) : (
        <img src={defaultPortrait} width="380" height="525" alt="" />
      )}
    </span>
  )
}
