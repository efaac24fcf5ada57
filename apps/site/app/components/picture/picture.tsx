import { preload } from 'react-dom'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { PictureOnRequest } from '../../data-saver/picture-on-request.tsx'
import type { ImageSlot } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { sourceSet } from '../../images/source-set.ts'
import { paintedSizes } from './image-sizes.ts'
import styles from './picture.module.css'

interface PictureProps {
  readonly picture: PagePicture
  /** Where it is painted. */
  readonly place: ImageSlot
  /** The first picture of a page: loaded at once and before others. */
  readonly first?: boolean
  /** Empty where a link's words beside it say the same. */
  readonly alt?: string
  readonly className?: string | undefined
}

/**
 * A picture in the made size nearest to what is painted, AVIF before WebP before the format that
 * every browser paints; never moves the page when it arrives. With the data saver on it comes when it is
 * asked for, and not at all where words beside it say the same.
 */
export function Picture({ picture, place, first, alt, className }: PictureProps) {
  if (import.meta.env.SSR && isSaving()) {
    return alt === '' ? null : <PictureOnRequest picture={picture} alt={alt} />
  }
  const { made, width, height, colour, focus } = picture
  const sizes = paintedSizes(place, width / height)
  const [avif, webp] = [sourceSet(made, 'avif'), sourceSet(made, 'webp')]
  if (first && avif) {
    // By its type a browser that cannot paint it leaves it alone.
    preload(picture.url, {
      as: 'image',
      imageSrcSet: avif,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    })
  }
  const image = (
    <img
      className={`${styles.picture} ${className ?? ''}`}
      src={picture.small ?? picture.url}
      width={width}
      height={height}
      alt={alt ?? picture.alt}
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' })}
      decoding="async"
      data-colour={colour}
      data-focus={focus}
    />
  )
  if (!avif && !webp) return image
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
      {image}
    </picture>
  )
}
