/** The credit of the sample's pictures and clips, by which they are recognised. */
export const SAMPLE_CREDIT = { creditSo: 'Sawir tusaale ah', creditEn: 'Sample drawing' } as const
