import { mediaUrl } from './media-url.ts'

const DOCUMENT = /\.(?:pdf|docx?|odt|xlsx?|ods|pptx?|odp|csv|zip)(?:$|[?#])/i

/**
 * The URL of the file to download that a post names in `post_url` (Specification §3: path to image,
 * video or file); `undefined` where it is a picture, a video, or unsafe.
 */
export function downloadUrl(path: string | null | undefined): string | undefined {
  return path && DOCUMENT.test(path) ? mediaUrl(path) : undefined
}
