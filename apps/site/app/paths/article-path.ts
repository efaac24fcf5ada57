import { articleSlug } from '../news/slug.ts'
import { PATHS } from './canonical-paths.ts'

/** The path of a post's own page (Specification §2); the post call serves every kind of post. */
export function articlePath(post: { readonly id: number; readonly title: string }): string {
  return `${PATHS.article}/${articleSlug(post.title, post.id)}`
}
