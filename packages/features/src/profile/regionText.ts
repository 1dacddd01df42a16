import { regionSeparator } from '@atrium/contracts/shared/regions/contract'

/** A region as people write it: a municipality is province and city at once, and named once. */
export function regionText(region: string): string {
  const [province, city, ...rest] = region.split(regionSeparator)
  return [province, ...(city === province ? [] : [city]), ...rest].filter(Boolean).join(' ')
}
