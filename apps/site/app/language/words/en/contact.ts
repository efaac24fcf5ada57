import type { Words } from '../so.ts'

export const contact: Words['contact'] = {
  title: '',
}
