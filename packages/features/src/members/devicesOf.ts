import type { Licence } from './api'

export interface Device {
  readonly machineId: string
  /** The activation of the first licence on it. */
  readonly registeredAt: string
  /** One of its licences is in use. */
  readonly isActive: boolean
  readonly products: readonly string[]
}

/** The devices of a member's licences, each once: those in use first, then by activation. */
export function devicesOf(licences: readonly Licence[]): Device[] {
  const byMachine = new Map<string, Device>()
  for (const { productName, devices } of licences) {
    for (const { machineId, registeredAt, status } of devices) {
      const known = byMachine.get(machineId)
      byMachine.set(machineId, {
        machineId,
        registeredAt: known && known.registeredAt < registeredAt ? known.registeredAt : registeredAt,
        isActive: known?.isActive === true || status === 'active',
        products: [...(known?.products ?? []), productName],
      })
    }
  }
  return [...byMachine.values()].sort(
    (one, other) =>
      Number(other.isActive) - Number(one.isActive) || one.registeredAt.localeCompare(other.registeredAt),
  )
}
