import type { BaseMessages } from '../so-base.ts'

export const files: BaseMessages['files'] = {
  pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
}
