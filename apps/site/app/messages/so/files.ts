/** Messages of files to download. */
export const files = {
  pages: (count: number) => `${count} bog`,
}
