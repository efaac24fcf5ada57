import { type MouseEvent, useState } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { Lightbox } from '../../components/lightbox/lightbox.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { PictureOnRequest } from '../../data-saver/picture-on-request.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import center from './media-center.module.css'
import styles from './photos.module.css'
import type { PhotoView } from './present-media.ts'

/** The photos of one page; each links to its picture, which JavaScript shows in place instead. */
export function Photos({ photos }: { readonly photos: readonly PhotoView[] }) {
  const messages = useMessages().media
  const [open, setOpen] = useState<number | undefined>(undefined)

  function enlarge(event: MouseEvent, place: number) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(place)
  }

  return (
    <>
      <ul className={center.grid}>
        {photos.map((photo, place) => (
          <li key={photo.id}>
            <figure className={styles.photo}>
              {import.meta.env.SSR && isSaving() ? (
                <PictureOnRequest
                  picture={photo.picture}
                  alt={photo.picture.alt || photo.caption}
                />
              ) : (
                <a href={photo.picture.url} onClick={(event) => enlarge(event, place)}>
                  <span className="visually-hidden">
                    {messages.enlarge} {photo.picture.alt === '' ? photo.caption : null}
                  </span>
                  <Picture
                    picture={photo.picture}
                    place={IMAGE_SLOTS.gallery}
                    first={place === 0}
                  />
                  <span className={styles.sign}>
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
      {open === undefined ? null : (
        <Lightbox
          photos={photos}
          place={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
