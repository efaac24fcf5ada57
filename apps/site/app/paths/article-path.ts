import { articleSlug } from '@gaashaan/contract/article-path'
import { PATHS } from './canonical-paths.ts'

/** The path of a post's page (Specification §2), which is the same for every kind of post. */
export function articlePath(post: { readonly id: number; readonly title: string }): string {
  return `${PATHS.article}/${articleSlug(post.title, post.id)}`
}
