import type { Words } from '../so.ts'

export const ministry: Words['ministry'] = {
  title: '',
}
