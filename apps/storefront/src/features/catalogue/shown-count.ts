import { formatCount } from '@chitra/money'

/** '2,431', or '10,000+' where counting stopped. */
export const shownCount = ({ count, countIsLowerBound }: { count: number; countIsLowerBound: boolean }): string =>
  formatCount(count) + (countIsLowerBound ? '+' : '')
