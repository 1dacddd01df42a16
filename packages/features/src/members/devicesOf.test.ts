import { expect, it } from 'vitest'
import type { Licence } from './api'
import { devicesOf } from './devicesOf'

const licence = (productName: string, devices: Licence['devices']): Licence => ({
  productId: productName,
  productName,
  productType: 'serialNumber',
  licensingType: 'permanent',
  startAt: null,
  endAt: null,
  status: 'normal',
  remainingDays: 100,
  source: 'manual',
  sourceName: null,
  ruleId: null,
  borrowedUntil: null,
  grantedAt: '2026-01-01T00:00:00Z',
  isOnline: false,
  devices,
})

it('lists a device with several licences once, devices in use first', () => {
  const late = '2026-03-01T00:00:00Z'
  const early = '2026-02-01T00:00:00Z'
  const devices = devicesOf([
    licence('cad', [
      { machineId: 'old', registeredAt: early, status: 'inactive' },
      { machineId: 'new', registeredAt: late, status: 'inactive' },
    ]),
    licence('fem', [{ machineId: 'new', registeredAt: late, status: 'active' }]),
  ])
  expect(devices).toEqual([
    { machineId: 'new', registeredAt: late, isActive: true, products: ['cad', 'fem'] },
    { machineId: 'old', registeredAt: early, isActive: false, products: ['cad'] },
  ])
})
