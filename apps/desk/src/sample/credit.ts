/** What the sample's pictures and clips are marked with, and told from an editor's own by. */
export const SAMPLE_CREDIT = { creditSo: 'Sawir tusaale ah', creditEn: 'Sample drawing' } as const
