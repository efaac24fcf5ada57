import type { Picture as PictureData } from '@gaashaan/contract'
import { Picture } from '../../components/picture/picture.tsx'
import { useWords } from '../../language/language-context.tsx'
import styles from './article.module.css'

/** An article's picture, loaded first, with what it shows and whose it is under it. */
export function ArticlePicture({ picture }: { readonly picture: PictureData }) {
  const { imageCredit } = useWords().common
  const credit = picture.credit ? `${imageCredit}: ${picture.credit}` : ''
  // "A boat at sea. Image credit: …": one sentence each.
  const shown =
    picture.alt && credit ? `${picture.alt.replace(/\.?$/, '.')} ${credit}` : picture.alt
  const caption = shown || credit
  return (
    <figure className={styles.figure}>
      <Picture
        picture={picture}
        sizes="(min-width: 1280px) 752px, (min-width: 1024px) 58vw, 100vw"
        first
      />
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}
