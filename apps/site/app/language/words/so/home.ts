/** Words of the home pages. */
export const home = {
  title: '',
}
