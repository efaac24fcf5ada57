/** Words of the contact pages. */
export const contact = {
  title: '',
}
