/** Words of the ministry pages. */
export const ministry = {
  title: '',
}
