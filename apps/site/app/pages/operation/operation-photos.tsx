import { Picture } from '../../components/picture/picture.tsx'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './operation.module.css'

/** An operation's photos with what they show; each leads to its whole picture. */
export function OperationPhotos({ photos }: { readonly photos: readonly PagePicture[] }) {
  const { common, media } = usePageMessages()
  const saving = import.meta.env.SSR && isSaving()
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.url}>
          <figure>
            {saving ? (
              <Picture picture={photo} place={IMAGE_SLOTS.gallery} />
            ) : (
              <a href={photo.url}>
                <span className="visually-hidden">{media.enlarge} </span>
                <Picture picture={photo} place={IMAGE_SLOTS.gallery} />
              </a>
            )}
            {(photo.alt && !saving) || photo.credit ? (
              <figcaption>
                {saving ? null : photo.alt}
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
