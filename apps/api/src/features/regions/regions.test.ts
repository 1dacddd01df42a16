import { createRequire } from 'node:module'
import { regionsOperations } from '@atrium/contracts/shared/regions/policy'
import { expect, it } from 'vitest'
import { createTestService } from '../../testing/createTestService'
import { allRegions } from './allRegions'
import { isRegion } from './isRegion'

it('has the version of the installed release', () => {
  const { version } = createRequire(import.meta.url)('@vant/area-data/package.json') as { version: string }
  expect(allRegions.version).toBe(version)
})

it('has every district below its city and province', () => {
  expect(allRegions.provinces).toHaveLength(34)
  expect(isRegion({ province: '上海市', city: '上海市', areaOrCounty: '杨浦区' })).toBe(true)
  expect(isRegion({ province: '浙江省', city: '杭州市', areaOrCounty: '西湖区' })).toBe(true)
  expect(isRegion({ province: '江苏省', city: '杭州市', areaOrCounty: '西湖区' })).toBe(false)
  expect(isRegion({ province: '浙江省', city: '杭州市', areaOrCounty: '杨浦区' })).toBe(false)
})

it('are served with their version, cacheable for a day', async () => {
  const service = await createTestService()
  const { data, headers } = await service.request(regionsOperations.getRegions, {})
  expect(data.provinces).toHaveLength(34)
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
  await service.close()
})
