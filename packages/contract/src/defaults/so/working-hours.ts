/** The working hours in the top bar (Specification §9), in Somali. */
export const workingHours = 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax'
