import type { Words } from '../so.ts'

export const policies: Words['policies'] = {
  title: '',
}
