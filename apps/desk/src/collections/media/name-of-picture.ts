import type { Media } from '../../payload-types.ts'

/** What a picture is called in a sentence: the name by which the media list finds it. */
export const nameOfPicture = ({ filename }: Pick<Media, 'filename'>): string => filename || '–'
