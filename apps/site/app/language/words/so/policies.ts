/** Words of the policies pages. */
export const policies = {
  title: '',
}
