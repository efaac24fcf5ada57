/** Words of the posts pages. */
export const posts = {
  title: '',
}
