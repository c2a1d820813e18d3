/**
 * The cosine of two looks from which one is shown as like the other. Low, because it only ends the tail of a small catalogue: over the trial's 120 pictures in eight variants each, half of all variants
 * had 0.63 and more with their own, and the best stranger 0.36 to 0.75 (5th to 95th percentile), so that what is below is like nothing a buyer has in mind.
 */
export const LEAST_LIKENESS = 0.3
