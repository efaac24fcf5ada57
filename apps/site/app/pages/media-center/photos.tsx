import { type MouseEvent, useState } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { Lightbox } from '../../components/lightbox/lightbox.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { PictureOnRequest } from '../../data-saver/picture-on-request.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import { isPlainClick } from '../../navigation/plain-click.ts'
import center from './media-center.module.css'
import styles from './photos.module.css'
import type { PhotoView } from './present-media.ts'

/** The photos of one page. Each links to its picture, which JavaScript shows in a lightbox instead. */
export function Photos({ photos }: { readonly photos: readonly PhotoView[] }) {
  const messages = useMessages().media
  const [openIndex, setOpenIndex] = useState<number>()

  function enlarge(event: MouseEvent, index: number) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpenIndex(index)
  }

  return (
    <>
      <ul className={center.grid}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <figure className={styles.photo}>
              {import.meta.env.SSR && isDataSaverOn() ? (
                <PictureOnRequest
                  picture={photo.picture}
                  alt={photo.picture.alt || photo.caption}
                />
              ) : (
                <a href={photo.picture.url} onClick={(event) => enlarge(event, index)}>
                  <span className="visually-hidden">
                    {messages.enlarge} {photo.picture.alt === '' ? photo.caption : null}
                  </span>
                  <Picture picture={photo.picture} slot={IMAGE_SLOTS.gallery} first={index === 0} />
                  <span className={styles.icon}>
                    <Icon name="search" />
                  </span>
                </a>
              )}
              <figcaption>
                {photo.caption}
                <time dateTime={photo.day}>{photo.date}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {openIndex === undefined ? null : (
        <Lightbox
          photos={photos}
          index={openIndex}
          onMove={setOpenIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </>
  )
}
