/** Words of the media pages. */
export const media = {
  title: '',
}
