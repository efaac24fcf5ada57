import type { Picture as PictureData } from '@gaashaan/contract'
import styles from './picture.module.css'

interface PictureProps {
  readonly picture: PictureData
  /** How wide it is painted, as the `sizes` attribute says it. */
  readonly sizes: string
  /** The first picture of a page: loaded at once and before others. */
  readonly first?: boolean
  /** Empty where a link's words beside it say the same. */
  readonly alt?: string
  readonly className?: string | undefined
}

/** A picture in the made size nearest to what is painted; never moves the page when it arrives. */
export function Picture({ picture, sizes, first, alt, className }: PictureProps) {
  const made = [...picture.sizes, { url: picture.url, width: picture.width }]
  return (
    <img
      className={`${styles.picture} ${className ?? ''}`}
      src={picture.url}
      srcSet={made.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
