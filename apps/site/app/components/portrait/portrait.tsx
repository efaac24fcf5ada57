import defaultPortrait from '../../assets/default-portrait.svg?url'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { Picture, type PictureLayout } from '../picture/picture.tsx'
import styles from './portrait.module.css'

interface PortraitProps extends PictureLayout {
  /** The default portrait is shown where there is none (Specification §9). */
  readonly picture: PagePicture | undefined
}

/** A leader's portrait, filling its frame in the default portrait's proportions, 380 to 525. */
export function Portrait({ picture, ...layout }: PortraitProps) {
  if (import.meta.env.SSR && isDataSaverOn()) {
    return picture ? <Picture picture={picture} slot={layout.slot} /> : null
  }
  return (
    <span className={styles.frame}>
      {picture ? (
        <Picture picture={picture} {...layout} />
      ) : (
        <img src={defaultPortrait} width="380" height="525" alt="" />
      )}
    </span>
  )
}
