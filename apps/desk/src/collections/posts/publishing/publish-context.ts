import type { PayloadRequest } from 'payload'
import { hasRole } from '../../../access/role.ts'
import { isBlank } from '../../blank.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { hasChanges, type PostCopies, publicStateOf, writersOf } from './read-post.ts'
import type { PublishContext } from './transitions.ts'

/** How a text stands before someone, with what is scheduled for it. */
export function publishContext(
  req: PayloadRequest,
  post: PostCopies,
  group: LanguageGroup,
  scheduled: PublishContext['scheduled'],
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
    scheduled,
  }
}
