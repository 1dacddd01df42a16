import type { Connection } from '../../platform/database/Connection'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { departmentPathNames, namesInCompany } from '../organisation'
import { countUses, type LinkRow } from './linkState'
import { linkAddress } from './linkToken'

interface Origin {
  readonly publicOrigin: string
  readonly keys: ServiceKeys
  readonly company: { readonly id: string; readonly name: string }
}

/** Links as the wire has them, in a few queries for any number. */
export async function wireLinks(
  db: Connection,
  { publicOrigin, keys, company }: Origin,
  links: readonly LinkRow[],
) {
  const pathOf = await departmentPathNames(
    db,
    company.id,
    links.map((link) => link.departmentId),
  )
  const nameOf = await namesInCompany(
    db,
    company.id,
    links.map((link) => link.createdBy),
  )
  const usesOf = await countUses(
    db,
    company.id,
    links.map((link) => link.id),
  )
  return links.map((link) => ({
    linkId: link.id,
    qrCodeUrl: linkAddress(publicOrigin, keys, { companyId: company.id, linkId: link.id }),
    enterpriseName: company.name,
    department: pathOf(link.departmentId),
    inviterName: nameOf(link.createdBy),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    usedCount: usesOf(link.id),
    memberLimit: link.memberLimit,
  }))
}
