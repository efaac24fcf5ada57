/** Words beside lists that can be followed. */
export const feeds = {
  follow: 'La soco liiskan',
  of: (list: string, format: string) => `${format}: ${list}`,
  calendar: 'Jadwalka xirmidda (.ics)',
}
