import type { Words } from '../so.ts'

export const posts: Words['posts'] = {
  title: '',
}
