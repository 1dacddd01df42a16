import { planPair, type Step, type WaitReason } from '../engine/planPair'
import { type FreeBatch, planWaiting } from '../engine/planWaiting'
import { type Exception, type Member, type Rule, wantedSeats } from '../engine/wantedSeats'

export interface ModelGrant {
  readonly id: string
  readonly userId: string
  mainId: string
  departmentId: string
  ruleId: string | null
  /** Whether it was given by an approved request. */
  isAsked: boolean
  endsAt: Date | null
}

export interface ModelBatch {
  readonly mainId: string
  readonly product: string
  endAt: Date | null
  isDisabled: boolean
  readonly seats: Map<string, number>
}

interface ModelMember {
  readonly userId: string
  departmentId: string
  readonly groupIds: Set<string>
}

export const departmentIds: Readonly<Record<string, readonly string[]>> = {
  top: ['top'],
  design: ['top', 'design'],
  tall: ['top', 'design', 'tall'],
  cost: ['top', 'cost'],
}

/** A company in memory, whose seats the engine settles. */
export class World {
  now = new Date('2026-03-02T00:00:00Z')
  /** In the order in which they joined. */
  members: ModelMember[] = []
  batches: ModelBatch[] = []
  grants: ModelGrant[] = []
  rules: Rule[] = []
  exceptions: Exception[] = []
  /** In the order in which free seats are given. */
  waiting: { readonly userId: string; readonly product: string; reason: WaitReason }[] = []
  /** Approved requests that wait for a seat. */
  approved: { readonly userId: string; readonly product: string }[] = []
  /** Seats that were taken back by hand: undo may still need them. */
  kept: {
    readonly userId: string
    readonly mainId: string
    readonly departmentId: string
    readonly until: Date
  }[] = []
  private count = 0

  get products(): readonly string[] {
    return [...new Set(this.batches.map(({ product }) => product))]
  }

  batch(mainId: string): ModelBatch {
    const found = this.batches.find((batch) => batch.mainId === mainId)
    if (!found) throw new Error(`no batch ${mainId}`)
    return found
  }

  isUsable({ endAt, isDisabled }: ModelBatch): boolean {
    return !isDisabled && (endAt === null || endAt > this.now)
  }

  free(batch: ModelBatch, departmentId: string): number {
    const used = this.grants.filter((g) => g.mainId === batch.mainId && g.departmentId === departmentId)
    return (batch.seats.get(departmentId) ?? 0) - used.length
  }

  /** Free seats for those who wait. */
  open(batch: ModelBatch, departmentId: string): number {
    const kept = this.kept.filter(
      (one) =>
        one.mainId === batch.mainId &&
        one.departmentId === departmentId &&
        one.until > this.now &&
        !this.grants.some((grant) => grant.mainId === one.mainId && grant.userId === one.userId),
    )
    return this.free(batch, departmentId) - kept.length
  }

  place(userId: string): Member {
    const member = this.members.find((one) => one.userId === userId)
    if (!member) throw new Error(`no member ${userId}`)
    return { userId, departmentIds: departmentIds[member.departmentId] ?? [], groupIds: [...member.groupIds] }
  }

  /** @returns whether a seat was free */
  grant(userId: string, mainId: string, isAsked = false): boolean {
    const departmentId = this.place(userId).departmentIds.findLast(
      (id) => this.free(this.batch(mainId), id) > 0,
    )
    if (departmentId === undefined) return false
    this.add({ userId, mainId, departmentId, ruleId: null, isAsked })
    this.close(userId, this.batch(mainId).product)
    return true
  }

  private add(grant: Omit<ModelGrant, 'id' | 'endsAt'>) {
    this.grants.push({ ...grant, id: `g${String(++this.count).padStart(5, '0')}`, endsAt: null })
  }

  /** Ends the waiting of somebody who has a seat. */
  close(userId: string, product: string) {
    const isOther = (one: { userId: string; product: string }) =>
      one.userId !== userId || one.product !== product
    this.waiting = this.waiting.filter(isOther)
    this.approved = this.approved.filter(isOther)
  }

  /** Settles until nothing changes. The order of the members may differ from the order in which they joined. */
  settle(members: readonly ModelMember[] = this.members): void {
    for (let round = 0; this.settleOnce(members); round++)
      if (round > 20) throw new Error('The engine never comes to rest.')
  }

  private settleOnce(members: readonly ModelMember[]): boolean {
    let isChanged = false
    const placed = members.map(({ userId }) => this.place(userId))
    const rules = new Map(this.rules.map((rule) => [rule.id, rule]))
    const wanted = new Map(
      wantedSeats(this.rules, placed, this.exceptions).map((one) => [
        `${one.userId}/${one.product}`,
        one.rules,
      ]),
    )
    for (const { userId, departmentIds } of placed)
      for (const product of this.products) {
        const pair = {
          wantedBy: wanted.get(`${userId}/${product}`) ?? [],
          approved: this.isApproved(userId, product) ? requestOf(userId, product) : undefined,
          seats: this.heldSeats(userId, product),
          waitsFor: this.waiting.find((one) => one.userId === userId && one.product === product)?.reason,
          departmentIds,
          isUsable: this.batches.some((batch) => batch.product === product && this.isUsable(batch)),
        }
        for (const step of planPair(pair, (id) => rules.get(id), this.now)) {
          this.apply(userId, product, step)
          isChanged = true
        }
      }
    for (const product of this.products) if (this.serve(product)) isChanged = true
    return isChanged
  }

  isApproved(userId: string, product: string): boolean {
    return this.approved.some((one) => one.userId === userId && one.product === product)
  }

  private heldSeats(userId: string, product: string) {
    return this.grants
      .filter((grant) => grant.userId === userId && this.batch(grant.mainId).product === product)
      .map(({ id, mainId, departmentId, ruleId, endsAt }) => {
        const batch = this.batch(mainId)
        return {
          grantId: id,
          mainId,
          departmentId,
          ruleId,
          isUsable: this.isUsable(batch),
          batchEnd: batch.endAt?.getTime() ?? null,
          endsAt,
        }
      })
  }

  private apply(userId: string, product: string, step: Step): void {
    const isEntry = (one: { userId: string; product: string }) =>
      one.userId === userId && one.product === product
    if (step.kind === 'leave') this.close(userId, product)
    else if (step.kind === 'wait') {
      const entry = this.waiting.find(isEntry)
      if (entry) entry.reason = step.reason
      else this.waiting.push({ userId, product, reason: step.reason })
    } else if (step.kind === 'return') this.grants = this.grants.filter(({ id }) => id !== step.seat.grantId)
    else {
      const grant = this.grants.find(({ id }) => id === step.seat.grantId)
      if (!grant) throw new Error('no grant')
      if (step.kind === 'end') grant.endsAt = step.endsAt
      else Object.assign(grant, { ruleId: step.ruleId, endsAt: null })
    }
  }

  private serve(product: string): boolean {
    const batches: FreeBatch[] = this.batches
      .filter((batch) => batch.product === product && this.isUsable(batch))
      .toSorted(
        (a, b) =>
          (b.endAt?.getTime() ?? Number.MAX_SAFE_INTEGER) - (a.endAt?.getTime() ?? Number.MAX_SAFE_INTEGER),
      )
      .map((batch) => ({
        mainId: batch.mainId,
        free: new Map([...batch.seats.keys()].map((id) => [id, this.open(batch, id)])),
      }))
    const queue = this.waiting
      .filter((one) => one.product === product)
      .flatMap(({ userId, reason }) => {
        const rule =
          reason.source === 'rule'
            ? this.rules.find(({ id }) => id === reason.id)
            : { poolDepartmentId: null }
        const moving = this.heldSeats(userId, product).filter(({ isUsable }) => isUsable)
        const { departmentIds } = this.place(userId)
        return rule
          ? [{ userId, departmentIds, reason, poolDepartmentId: rule.poolDepartmentId, moving }]
          : []
      })
    const given = planWaiting(queue, batches)
    for (const { waiting, mainId, departmentId, grantId } of given) {
      const isAsked = waiting.reason.source === 'request'
      const by = { ruleId: isAsked ? null : waiting.reason.id, isAsked }
      const grant = this.grants.find(({ id }) => id === grantId)
      if (grant) Object.assign(grant, { mainId, departmentId, ...by, endsAt: null })
      else this.add({ userId: waiting.userId, mainId, departmentId, ...by })
      this.close(waiting.userId, product)
    }
    return given.length > 0
  }
}

/** The id of a member's request. */
export const requestOf = (userId: string, product: string) => `${userId}-${product}`
