/** Messages of the home page's part about today; the server sends them with the page. */
export const todayMessages = {
  title: 'Maanta',
  statement: 'War-saxaafadeedkii ugu dambeeyay',
  tender: 'Qandaraaska soo socda ee xirmaya',
  radio: 'Raadiyaha hadda',
  station: 'Raadiyaha Ciidanka',
}

export type TodayMessages = typeof todayMessages
