/** What the home page says of today; the server sends these words with the page. */
export const todayMessages = {
  title: 'Maanta',
  statement: 'War-saxaafadeedkii ugu dambeeyay',
  tender: 'Qandaraaska soo socda ee xirmaya',
  radio: 'Raadiyaha hadda',
  station: 'Raadiyaha Ciidanka',
}

export type TodayMessages = typeof todayMessages
