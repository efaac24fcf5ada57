/** Messages of the pages that list what was published in each month. */
export const archive = {
  title: 'Kaydka',
  of: (list: string) => `Kaydka: ${list}`,
  lead: (list: string) => `${list}: bil kasta bog gaar ah ayay leedahay.`,
  months: 'Bilaha',
  count: (count: number) => (count === 1 ? '1 qoraal' : `${count} qoraal`),
  empty: 'Weli waxba lama daabicin',
  emptyMonth: 'Bishan waxba lama daabicin',
  later: 'Bisha ka dambaysa',
  earlier: 'Bisha ka horraysa',
  preparing: 'Kaydka waa la diyaarinayaa. Fadlan mar dhow isku day.',
  all: 'Bilaha oo dhan',
  link: 'Kaydka bil bil',
}
