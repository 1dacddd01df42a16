import { allRegions } from './allRegions'

interface Region {
  readonly province: string
  readonly city: string
  readonly areaOrCounty: string
}

/** Whether the district exists in the city. */
export function isRegion({ province, city, areaOrCounty }: Region): boolean {
  const found = allRegions.provinces.find(({ name }) => name === province)
  const counties = found?.cities.find(({ name }) => name === city)?.counties
  return counties?.includes(areaOrCounty) ?? false
}
