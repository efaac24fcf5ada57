import type { Language } from '@gaashaan/contract'
import sprite from '../icons/icons.svg?url'
import { dataSaverMessagesFor } from '../messages/data-saver.ts'
import type { PictureRules } from './data-saver-context.ts'
import { addPictureRule, type RequestedPicture } from './picture-rules.ts'

/**
 * The content of the `<details>` that replaces a picture: a control with the picture's alternative
 * text, and an element that has the picture as its content once the control is open. A lazy `<img>`
 * would not do: where scripting is off it is fetched at once (HTML, "will lazy load element steps").
 * `alt` is HTML and may be empty. The picture's rule is added to `rules`.
 */
export function pictureOnRequestHtml(
  picture: RequestedPicture,
  alt: string,
  language: Language,
  rules: PictureRules,
): string {
  const messages = dataSaverMessagesFor(language)
  const icon = `<svg width="20" height="20" aria-hidden="true" focusable="false"><use href="${sprite}#camera"></use></svg>`
  const label = alt ? `<span class="saver-alt">${alt}</span> ` : ''
  const action = `<span class="saver-show">${messages.showPicture}</span><span class="saver-hide">${messages.hidePicture}</span>`
  const id = addPictureRule(rules, picture)
  return (
    `<summary><span class="saver-sign">${icon}</span><span>${label}${action}</span></summary>` +
    `<span class="saver-image" role="img" aria-label="${alt || messages.picture}" id="${id}"></span>`
  )
}
