import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { useMessages } from '../../language/language-context.tsx'
import { closeOnBack } from '../../navigation/close-on-back.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { stopAfter } from '../slider/slider-stops.ts'
import styles from './lightbox.module.css'

/** A picture with its caption. */
export interface LightboxPhoto {
  readonly id: number
  readonly caption: string
  readonly picture: PagePicture
}

interface LightboxProps {
  readonly photos: readonly LightboxPhoto[]
  readonly index: number
  readonly onMove: (index: number) => void
  readonly onClose: () => void
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A dialog with a photo as large as the screen, and buttons to the other photos. */
export function Lightbox({ photos, index, onMove, onClose }: LightboxProps) {
  const { common, media } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    return closeOnBack(() => dialog.current?.close())
  }, [])
  const photo = photos[index]
  const move = (steps: number) => onMove(stopAfter(index, steps, photos.length))

  function onKeyDown({ key }: KeyboardEvent) {
    const steps = KEYS[key]
    if (steps !== undefined) move(steps)
  }

  if (photo === undefined) return null
  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} on-ink`}
      aria-label={media.lightbox}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <figure className={styles.figure}>
        <Picture key={photo.id} picture={photo.picture} slot={IMAGE_SLOTS.lightbox} />
        <figcaption aria-live="polite">
          {photo.caption}
          {photo.picture.caption ? (
            <span className={styles.credit}>{photo.picture.caption}</span>
          ) : null}
          {photo.picture.credit ? (
            <span className={styles.credit}>
              {common.imageCredit}: {photo.picture.credit}
            </span>
          ) : null}
        </figcaption>
      </figure>
      <div className={styles.bar}>
        {photos.length > 1 ? (
          <>
            <button type="button" onClick={() => move(-1)}>
              <Icon name="chevron-left" size={24} />
              <span className="visually-hidden">{media.previousPhoto}</span>
            </button>
            <span className={styles.position}>
              {common.slider.position(index + 1, photos.length)}
            </span>
            <button type="button" onClick={() => move(1)}>
              <Icon name="chevron-right" size={24} />
              <span className="visually-hidden">{media.nextPhoto}</span>
            </button>
          </>
        ) : null}
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          {common.close}
        </button>
      </div>
    </dialog>
  )
}
