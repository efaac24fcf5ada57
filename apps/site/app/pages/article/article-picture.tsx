import { Picture } from '../../components/picture/picture.tsx'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PagePicture } from '../../images/page-picture.ts'
import { useMessages } from '../../language/language-context.tsx'
import styles from './article.module.css'

/** An article's picture, loaded first; below it its caption or alternative text, and its credit. */
export function ArticlePicture({ picture }: { readonly picture: PagePicture }) {
  const { common, media } = useMessages()
  const isSaver = import.meta.env.SSR && isDataSaverOn()
  const credit = picture.credit ? `${common.imageCredit}: ${picture.credit}` : ''
  // In the data saver the picture's control already shows the alternative text.
  const text = picture.caption ?? (isSaver ? '' : picture.alt)
  // Two sentences: "A boat at sea. Image credit: …".
  const caption = text && credit ? `${text.replace(/\.?$/, '.')} ${credit}` : text || credit
  const image = <Picture picture={picture} slot={IMAGE_SLOTS.article} first />
  return (
    <figure className={styles.figure}>
      {isSaver ? (
        image
      ) : (
        <a href={picture.url} data-enlarge="">
          <span className="visually-hidden">{media.enlarge} </span>
          {image}
        </a>
      )}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}
