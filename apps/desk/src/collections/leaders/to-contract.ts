import type { Language, Leader as LeaderPayload } from '@gaashaan/contract'
import type { LinkPaths } from '../../links/links-in.ts'
import type { Leader } from '../../payload-types.ts'
import { isBlank } from '../blank.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { mediaPath, toPicture } from '../media/to-contract.ts'
import { toHtml } from '../rich-text-to-html.ts'

/** The name in a language, else in the other one. */
function nameIn({ so, en }: Leader, language: Language): string {
  const [first, second] = language === 'SO' ? [so?.name, en?.name] : [en?.name, so?.name]
  return (isBlank(first) ? second : first) ?? ''
}

/** A leader in the form of the contract, in one language; `paths` as in `toPost`. */
export function toLeader(leader: Leader, language: Language, paths: LinkPaths): LeaderPayload {
  const text = leader[LANGUAGE_GROUP[language]]
  return {
    id: leader.id,
    name: nameIn(leader, language),
    title: text?.title ?? '',
    photo: mediaPath(leader.photo),
    picture: toPicture(leader.photo, language),
    description: toHtml(text?.description, language, paths),
    bgColor: leader.bgColor || null,
  }
}
