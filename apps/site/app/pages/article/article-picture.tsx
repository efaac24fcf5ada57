import { Picture } from '../../components/picture/picture.tsx'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { useMessages } from '../../language/language-context.tsx'
import styles from './article.module.css'

/** An article's picture, loaded first, with its caption, else what it shows, and whose it is under it. */
export function ArticlePicture({ picture }: { readonly picture: PagePicture }) {
  const { common, media } = useMessages()
  const credit = picture.credit ? `${common.imageCredit}: ${picture.credit}` : ''
  // "A boat at sea. Image credit: …": one sentence each.
  const saving = import.meta.env.SSR && isSaving()
  // With the data saver on the control says what the picture shows.
  const words = picture.caption ?? (saving ? '' : picture.alt)
  const shown = words && credit ? `${words.replace(/\.?$/, '.')} ${credit}` : words
  const caption = shown || credit
  const painted = <Picture picture={picture} place={IMAGE_SLOTS.article} first />
  return (
    <figure className={styles.figure}>
      {saving ? (
        painted
      ) : (
        <a href={picture.url} data-enlarge="">
          <span className="visually-hidden">{media.enlarge} </span>
          {painted}
        </a>
      )}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}
