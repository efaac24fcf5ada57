import { PREVIEW_PATH } from '@gaashaan/contract'

/** The page and the data of a navigation to it, in any letter case, as its route is matched. */
const PREVIEW = new RegExp(`^${PREVIEW_PATH}/*(?:/_)?(?:\\.data)?$`, 'i')

/** Whether an address is that of the page that shows a working copy by its token. */
export function isPreviewPath(address: string): boolean {
  const mark = address.indexOf('?')
  return PREVIEW.test(mark < 0 ? address : address.slice(0, mark))
}
