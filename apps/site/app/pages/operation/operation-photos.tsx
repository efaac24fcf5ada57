import { Picture } from '../../components/picture/picture.tsx'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './operation.module.css'

/** An operation's photos with their captions; each links to the full picture. */
export function OperationPhotos({ photos }: { readonly photos: readonly PagePicture[] }) {
  const { common, media } = usePageMessages()
  const isSaver = import.meta.env.SSR && isDataSaverOn()
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.url}>
          <figure>
            {isSaver ? (
              <Picture picture={photo} slot={IMAGE_SLOTS.gallery} />
            ) : (
              <a href={photo.url}>
                <span className="visually-hidden">{media.enlarge} </span>
                <Picture picture={photo} slot={IMAGE_SLOTS.gallery} />
              </a>
            )}
            {(photo.alt && !isSaver) || photo.credit ? (
              <figcaption>
                {isSaver ? null : photo.alt}
                {photo.credit ? (
                  <small>
                    {common.imageCredit}: {photo.credit}
                  </small>
                ) : null}
              </figcaption>
            ) : null}
          </figure>
        </li>
      ))}
    </ul>
  )
}
