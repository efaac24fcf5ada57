/** The contact page's texts about hours and place (Specification §9), in English. */
export const contactTexts = {
  hotline: 'Hotline, open 24/7',
  officeHours: 'Monday to Friday, 8am to 4pm',
  addressText: 'Ministry of Defence, Mogadishu',
  workingDays: 'Saturday to Thursday, 8.00–16.30',
  dayOff: 'Friday off',
}
