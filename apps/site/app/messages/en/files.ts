import type { BaseWords } from '../so-base.ts'

export const files: BaseWords['files'] = {
  pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
}
