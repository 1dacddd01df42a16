import type { Rule } from './wantedSeats'

/** A seat of the product that the member has. */
export interface HeldSeat {
  readonly grantId: string
  readonly mainId: string
  /** The department that owns it. */
  readonly departmentId: string
  /** The rule behind it; null: another source. */
  readonly ruleId: string | null
  /** Whether its batch is neither expired nor disabled. */
  readonly isUsable: boolean
  /** End of its batch in milliseconds; null: permanent. */
  readonly batchEnd: number | null
  /** When the grace period ends; null: none. */
  readonly endsAt: Date | null
}

/** Why somebody waits: a rule, or their own request, which was approved. */
export interface WaitReason {
  readonly source: 'rule' | 'request'
  readonly id: string
}

/** One member and one product. */
export interface Pair {
  /** The active rules that want it, the oldest first; empty: none. */
  readonly wantedBy: readonly Rule[]
  /** The member's approved request that hasn't been served; undefined: none. */
  readonly approved: string | undefined
  readonly seats: readonly HeldSeat[]
  /** Undefined: not waiting. */
  readonly waitsFor: WaitReason | undefined
  /** From the top department down to the member's own. */
  readonly departmentIds: readonly string[]
  /** Whether any batch of the product is neither expired nor disabled. */
  readonly isUsable: boolean
}

export type Step =
  /** The seat returns now. */
  | { readonly kind: 'return'; readonly seat: HeldSeat }
  /** The grace period begins. */
  | { readonly kind: 'end'; readonly seat: HeldSeat; readonly endsAt: Date }
  /** The seat stays, by this rule and without an end. */
  | { readonly kind: 'keep'; readonly seat: HeldSeat; readonly ruleId: string }
  /** The member waits for a seat; somebody who waits already keeps their place. */
  | { readonly kind: 'wait'; readonly reason: WaitReason }
  /** The member no longer waits, and a request that they have a seat for is closed. */
  | { readonly kind: 'leave' }

const day = 86_400_000

/** Whether a rule may use a seat of the department for somebody in these departments. */
export const mayUse = (
  { poolDepartmentId }: Pick<Rule, 'poolDepartmentId'>,
  departmentIds: readonly string[],
  departmentId: string,
): boolean =>
  departmentIds.includes(departmentId) && (poolDepartmentId === null || poolDepartmentId === departmentId)

/** The rule from whose pool a member gets a seat: the oldest, unless its pool is gone. */
export const winnerOf = (wantedBy: readonly Rule[]): Rule | undefined =>
  wantedBy.find(({ hasPool }) => hasPool)

/**
 * What has to change so that a member has a product as the rules say; nothing if they do. Seats themselves are given in
 * the order of the waiting list.
 *
 * - A seat stays as long as one of the rules may use it, and belongs to the oldest of these.
 * - A seat that no rule may use any more ends after the grace period of its rule.
 * - Seats by a paused rule, or from another source, are never touched, and nobody gets a second usable seat.
 * - An approved request comes before rules: it may use any seat in reach, and its seat stays when the rules end.
 */
export function planPair(
  { wantedBy, approved, seats, waitsFor, departmentIds, isUsable }: Pair,
  ruleOf: (id: string) => Rule | undefined,
  now: Date,
): readonly Step[] {
  const steps: Step[] = []
  const isRuled = ({ ruleId }: HeldSeat) => ruleId !== null && ruleOf(ruleId)?.state !== 'paused'
  const hasOther = seats.some((seat) => seat.isUsable && !isRuled(seat))
  let hasSeat = false
  const ruled = seats.filter(isRuled).map((seat) => ({
    seat,
    owner: wantedBy.find((rule) => mayUse(rule, departmentIds, seat.departmentId)),
  }))
  for (const { seat, owner } of ruled.toSorted(bestFirst)) {
    if (owner && !(seat.isUsable && hasSeat)) {
      if (seat.ruleId !== owner.id || seat.endsAt !== null)
        steps.push({ kind: 'keep', seat, ruleId: owner.id })
      hasSeat ||= seat.isUsable
    } else if (seat.isUsable && hasSeat) steps.push({ kind: 'return', seat })
    else steps.push(...endOf(seat, ruleOf(seat.ruleId ?? ''), now))
  }

  const winner = winnerOf(wantedBy)
  // Without anything to give, somebody who waits keeps their place, but always by a rule that wants it.
  const behind = reasonOf(approved, winner ?? wantedBy[0])
  const isServed = hasSeat || hasOther
  if (behind === undefined || isServed) {
    if (waitsFor !== undefined || approved !== undefined) steps.push({ kind: 'leave' })
  } else if (
    waitsFor === undefined
      ? isUsable && (approved !== undefined || winner !== undefined)
      : !isSame(waitsFor, behind)
  )
    steps.push({ kind: 'wait', reason: behind })
  return steps
}

function reasonOf(approved: string | undefined, rule: Rule | undefined): WaitReason | undefined {
  if (approved !== undefined) return { source: 'request', id: approved }
  return rule && { source: 'rule', id: rule.id }
}

const isSame = (one: WaitReason, other: WaitReason) => one.source === other.source && one.id === other.id

function endOf(seat: HeldSeat, rule: Rule | undefined, now: Date): readonly Step[] {
  if (seat.endsAt !== null) return seat.endsAt <= now ? [{ kind: 'return', seat }] : []
  const graceDays = rule?.graceDays ?? 0
  if (graceDays === 0) return [{ kind: 'return', seat }]
  return [{ kind: 'end', seat, endsAt: new Date(now.getTime() + graceDays * day) }]
}

interface OwnedSeat {
  readonly seat: HeldSeat
  readonly owner: Rule | undefined
}

/** The seat that is kept comes first: without a grace period, and of the batch that ends last. */
const bestFirst = ({ seat: a, owner }: OwnedSeat, { seat: b, owner: otherOwner }: OwnedSeat) =>
  Number(!owner) - Number(!otherOwner) ||
  Number(a.endsAt !== null) - Number(b.endsAt !== null) ||
  (b.batchEnd ?? Number.MAX_SAFE_INTEGER) - (a.batchEnd ?? Number.MAX_SAFE_INTEGER) ||
  (a.grantId < b.grantId ? -1 : 1)
