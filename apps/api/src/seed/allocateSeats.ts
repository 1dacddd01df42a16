import type { SeedDepartment } from './demoDepartments'
import type { SeedMember } from './demoMembers'
import type { SeedProduct } from './demoProducts'

interface SeedHolding {
  readonly companyId: string
  readonly mainId: string
  readonly departmentId: string
  readonly quantity: number
  readonly used: number
}

export interface SeedGrant {
  readonly member: SeedMember
  readonly product: SeedProduct
  /** Owner of the seat. */
  readonly departmentId: string
}

/** Gives the first members below the named department a seat each, from the nearest department upwards that has one. */
export function allocateSeats(
  product: SeedProduct,
  members: readonly SeedMember[],
  departments: ReadonlyMap<string, SeedDepartment>,
): { readonly holdings: readonly SeedHolding[]; readonly grants: readonly SeedGrant[] } {
  const used = new Map(Object.keys(product.seats).map((departmentId) => [departmentId, 0]))
  const grants: SeedGrant[] = []

  for (const member of members) {
    if (grants.length === product.granted.count) break
    const upwards = departments.get(member.departmentId)?.path.split('/').filter(Boolean).reverse() ?? []
    if (!upwards.includes(product.granted.within)) continue
    const owner = upwards.find((id) => (used.get(id) ?? 0) < (product.seats[id] ?? 0))
    if (!owner) continue
    used.set(owner, (used.get(owner) ?? 0) + 1)
    grants.push({ member, product, departmentId: owner })
  }

  if (grants.length < product.granted.count) {
    throw new Error(
      `${product.name}: seats or members for ${grants.length} of ${product.granted.count} grants`,
    )
  }
  const holdings = Object.entries(product.seats).map(([departmentId, quantity]) => ({
    companyId: product.companyId,
    mainId: product.mainId,
    departmentId,
    quantity,
    used: used.get(departmentId) ?? 0,
  }))
  return { holdings, grants }
}
