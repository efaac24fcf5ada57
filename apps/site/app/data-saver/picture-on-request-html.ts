import type { Language } from '@gaashaan/contract'
import sprite from '../icons/icons.svg?url'
import { dataSaverMessagesFor } from '../messages/data-saver.ts'
import type { PictureRules } from './data-saver-context.ts'
import { addPictureRule, type PictureOnDemand } from './picture-rules.ts'

/**
 * What stands in the `<details>` in a picture's place: a control that names what the picture shows,
 * and the picture itself, which is the content of an element that has none before that is opened. A
 * lazy `<img>` would not do: where scripting is off it is fetched at once (HTML, "will lazy load
 * element steps"). `alt` is HTML, `''` where nobody has said what the picture shows; the picture's rule
 * is added to `rules`.
 */
export function pictureOnRequestHtml(
  picture: PictureOnDemand,
  alt: string,
  language: Language,
  rules: PictureRules,
): string {
  const messages = dataSaverMessagesFor(language)
  const sign = `<svg width="20" height="20" aria-hidden="true" focusable="false"><use href="${sprite}#camera"></use></svg>`
  const said = alt ? `<span class="saver-alt">${alt}</span> ` : ''
  const does = `<span class="saver-show">${messages.showPicture}</span><span class="saver-hide">${messages.hidePicture}</span>`
  const id = addPictureRule(rules, picture)
  return (
    `<summary><span class="saver-sign">${sign}</span><span>${said}${does}</span></summary>` +
    `<span class="saver-image" role="img" aria-label="${alt || messages.picture}" id="${id}"></span>`
  )
}
