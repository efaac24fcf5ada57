import { preload } from 'react-dom'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { PictureOnRequest } from '../../data-saver/picture-on-request.tsx'
import type { ImageSlot } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { sourceSet } from '../../images/source-set.ts'
import { sizesAttribute } from './image-sizes.ts'
import styles from './picture.module.css'

/** How a picture is shown; the components around `Picture` pass it on. */
export interface PictureLayout {
  readonly slot: ImageSlot
  /** True for the first picture of a page, which is loaded at once and before others. */
  readonly first?: boolean
  /** Replaces the picture's own text; empty where the text beside it says the same. */
  readonly alt?: string
  readonly className?: string
}

/**
 * A picture in the size nearest to its painted width, as AVIF, WebP or a format that every browser
 * paints. It reserves its space, so that the page does not move when it arrives. With the data saver on it
 * is loaded on request, or left out where the text beside it says the same.
 */
export function Picture(props: PictureLayout & { readonly picture: PagePicture }) {
  const { picture, slot, first, alt, className = '' } = props
  if (import.meta.env.SSR && isDataSaverOn()) {
    return alt === '' ? null : <PictureOnRequest picture={picture} alt={alt} />
  }
  const { variants, width, height, colour, focus } = picture
  const sizes = sizesAttribute(slot, width / height)
  const [avif, webp] = [sourceSet(variants, 'avif'), sourceSet(variants, 'webp')]
  if (first && avif) {
    // A browser that cannot paint AVIF ignores the preload because of its type.
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
      className={`${styles.picture} ${className}`}
      src={picture.small ?? picture.url}
      width={width}
      height={height}
      alt={alt ?? picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
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
