import { kindOfCategory, LIMIT, languageOfCategory } from '@gaashaan/contract'
import { type CheckedCall, type Load, languageOf, required } from '../load.ts'
import { findPosts } from './find-posts.ts'

const categoryOf = (call: CheckedCall) => required(call.category_id, 'category_id')

const kindOf = (call: CheckedCall) => kindOfCategory(categoryOf(call))

export const latestPosts: Load = (desk, call) =>
  findPosts(desk, {
    kind: kindOf(call),
    language: languageOf(call),
    limit: call.limit ?? LIMIT.default,
    tags: call.tags,
  })

export const postsByCategory: Load = (desk, call) =>
  findPosts(desk, {
    ...call,
    kind: kindOf(call),
    language: call.language ?? languageOfCategory(categoryOf(call)),
  })

export const pressReleases: Load = (desk, call) =>
  findPosts(desk, { ...call, kind: 'pressReleases', language: languageOf(call) })
