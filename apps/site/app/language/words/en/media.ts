import type { Words } from '../so.ts'

export const media: Words['media'] = {
  title: '',
}
