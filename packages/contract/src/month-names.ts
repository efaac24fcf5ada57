/** The months from January, as everything that readers see names them (Specification §9). */
export const SOMALI_MONTHS: readonly string[] =
  'Janaayo Febraayo Maarso Abriil Maayo Juun Luulyo Agosto Sebtembar Oktoobar Noofeembar Diseembar'.split(
    ' ',
  )

export const ENGLISH_MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')
