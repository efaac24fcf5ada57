import type { PayloadRequest } from 'payload'
import { hasRole } from '../../../access/role.ts'
import type { Schedule } from '../../../payload-types.ts'
import { isBlank } from '../../blank.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { hasChanges, type PostCopies, publicStateOf, writersOf } from './read-post.ts'
import type { PublishContext } from './transitions.ts'

/** What decides which commands the request's person may give about a text. */
export function publishContext(
  req: PayloadRequest,
  post: PostCopies,
  group: LanguageGroup,
  pending: readonly Pick<Schedule, 'action'>[],
): PublishContext {
  const { user } = req
  const text = post.working[group]
  return {
    state: text?.state ?? 'draft',
    publicState: publicStateOf(post.main, group),
    hasChanges: hasChanges(post, group),
    hasTitle: !isBlank(text?.title),
    isOwn: user?.collection === 'users' && writersOf(post.working, group).includes(user.id),
    mayWrite: hasRole(user, 'writer', 'publisher', 'administrator'),
    mayPublish: hasRole(user, 'publisher', 'administrator'),
    fourEyes: req.payload.config.custom.fourEyes !== false,
    scheduled: pending.map(({ action }) => action),
  }
}
