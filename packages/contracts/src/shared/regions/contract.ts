import * as v from 'valibot'
import { contract } from '../../wire/contract'

export const regionsContract = contract({
  getRegions: {
    method: 'GET',
    path: '/api/Regions',
    isPublic: true,
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

/** Separates province, city and district in a single text. */
export const regionSeparator = '-'
