/** The contact page's texts about hours and place (Specification §9), in Somali. */
export const contactTexts = {
  hotline: 'Khadka degdegga ah, furan 24/7',
  officeHours: 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  addressText: 'Wasaaradda Gaashaandhigga, Muqdisho',
  workingDays: 'Sabti ilaa Khamiis, 8.00–16.30',
  dayOff: 'Jimco: Fasax',
}
