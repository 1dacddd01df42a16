import type { Owner } from './Owner'

/** An owner as columns of a row. */
interface OwnerKey {
  readonly ownerKind: Owner['kind']
  readonly ownerId: string
}

export const ownerKey = (owner: Owner): OwnerKey => ({
  ownerKind: owner.kind,
  ownerId: owner.kind === 'person' ? owner.userId : owner.companyId,
})

export const ownerOf = ({ ownerKind: kind, ownerId }: OwnerKey): Owner =>
  kind === 'person' ? { kind, userId: ownerId } : { kind, companyId: ownerId }
