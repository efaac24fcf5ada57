import type { Words } from '../so.ts'

export const home: Words['home'] = {
  title: '',
}
