import { areaList } from '@vant/area-data'

export interface City {
  readonly name: string
  readonly counties: string[]
}

export interface Province {
  readonly name: string
  readonly cities: City[]
}

/** Release of @vant/area-data; a test compares it with the installed one. */
const version = '2.1.0'

const cities = entriesOf(areaList.city_list)
const counties = entriesOf(areaList.county_list)

/** Names of provinces, cities and districts, in the order of their codes. */
export const allRegions: { readonly version: string; readonly provinces: Province[] } = {
  version,
  provinces: entriesOf(areaList.province_list).map(([code, name]) => ({
    name,
    cities: below(cities, code.slice(0, 2)).map(([cityCode, cityName]) => ({
      // A municipality's only city is named after it.
      name: cityName,
      counties: below(counties, cityCode.slice(0, 4)).map(([, county]) => county),
    })),
  })),
}

function below(entries: readonly [string, string][], prefix: string) {
  return entries.filter(([code]) => code.startsWith(prefix))
}

function entriesOf(list: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(list).sort(([a], [b]) => a.localeCompare(b))
}
