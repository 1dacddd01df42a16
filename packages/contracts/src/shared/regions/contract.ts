import * as v from 'valibot'
import { contract } from '../../wire/contract'

export const regionsContract = contract({
  getRegions: {
    method: 'GET',
    path: '/api/Regions',
    keptFor: 86_400,
    summary: 'Provinces, cities and districts, with the version of the list; browsers keep it for a day.',
    access: 'public',
    response: v.object({
      version: v.string(),
      provinces: v.array(
        v.object({
          name: v.string(),
          cities: v.array(v.object({ name: v.string(), counties: v.array(v.string()) })),
        }),
      ),
    }),
  },
})

/** Between province, city and district where all three are one text. */
export const regionSeparator = '-'
