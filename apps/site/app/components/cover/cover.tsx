import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { Picture, type PictureLayout } from '../picture/picture.tsx'
import drawing from './cover.svg?url'

/** Stands in for a picture that is missing. */
const DRAWING = { url: drawing, width: 1600, height: 900, alt: '' }

interface CoverProps extends PictureLayout {
  readonly picture: PagePicture | undefined
}

/** A picture at the top of a card, or the site's own drawing where there is none. */
export function Cover({ picture, ...layout }: CoverProps) {
  if (import.meta.env.SSR && !picture && isDataSaverOn()) return null
  return <Picture picture={picture ?? DRAWING} {...layout} />
}
