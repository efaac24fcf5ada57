/** The working hours in the top bar (Specification §9), in English. */
export const workingHours = 'Saturday to Thursday 8.00–16.30 · Friday off'
