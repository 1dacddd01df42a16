import { regionSeparator } from '@atrium/contracts/shared/regions/contract'

/** A region as text: a municipality is both province and city, so it is named once. */
export function regionText(region: string): string {
  const [province, city, ...rest] = region.split(regionSeparator)
  return [province, ...(city === province ? [] : [city]), ...rest].filter(Boolean).join(' ')
}
