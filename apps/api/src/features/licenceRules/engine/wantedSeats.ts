/** A rule, as the engine sees it. Products are named by their first batch. */
export interface Rule {
  readonly id: string
  /** Paused: neither grants nor takes. Deleted: wants nothing, and its seats end. */
  readonly state: 'active' | 'paused' | 'deleted'
  readonly reach: Reach
  readonly products: ReadonlySet<string>
  /** The department whose own seats it uses; null: any that the member can reach. */
  readonly poolDepartmentId: string | null
  /** Whether that department still exists; true without one. */
  readonly hasPool: boolean
  readonly graceDays: number
}

export type Reach =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'departments'; readonly departmentIds: ReadonlySet<string> }
  | { readonly kind: 'groups'; readonly groupIds: ReadonlySet<string> }

export interface Member {
  readonly userId: string
  /** From the top department down to the member's own. */
  readonly departmentIds: readonly string[]
  readonly groupIds: readonly string[]
}

export interface Exception {
  readonly ruleId: string
  readonly userId: string
  /** Null: all products of the rule. */
  readonly product: string | null
}

/** A product that a member should have. */
export interface WantedSeat {
  readonly userId: string
  readonly product: string
  /** Rules that want it, the oldest first. */
  readonly rules: readonly Rule[]
}

export function reaches({ reach }: Pick<Rule, 'reach'>, member: Member): boolean {
  if (reach.kind === 'everybody') return true
  if (reach.kind === 'departments') return member.departmentIds.some((id) => reach.departmentIds.has(id))
  return member.groupIds.some((id) => reach.groupIds.has(id))
}

/**
 * What the rules say: which member should have which product. A pure function of its arguments.
 *
 * @param rules the oldest first
 */
export function wantedSeats(
  rules: readonly Rule[],
  members: readonly Member[],
  exceptions: readonly Exception[],
): readonly WantedSeat[] {
  const excepted = new Set(exceptions.map(({ ruleId, userId, product }) => keyOf(ruleId, userId, product)))
  const active = rules.filter(({ state }) => state === 'active')
  return members.flatMap((member) => {
    const { userId } = member
    const found = new Map<string, Rule[]>()
    for (const rule of active) {
      if (!reaches(rule, member) || excepted.has(keyOf(rule.id, userId, null))) continue
      for (const product of rule.products) {
        if (excepted.has(keyOf(rule.id, userId, product))) continue
        const others = found.get(product)
        if (others) others.push(rule)
        else found.set(product, [rule])
      }
    }
    return [...found].map(([product, wanting]) => ({ userId, product, rules: wanting }))
  })
}

const keyOf = (ruleId: string, userId: string, product: string | null) =>
  `${ruleId}/${userId}/${product ?? ''}`
