/** Messages for the feeds of a list. */
export const feeds = {
  follow: 'La soco liiskan',
  of: (list: string, format: string) => `${format}: ${list}`,
  calendar: 'Jadwalka xirmidda (.ics)',
}
