import { licenceRulesOperations as calls } from '@atrium/contracts/licenceRules/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { allRoutes } from '../../../routes'
import { grants, licenceChecks, waitingSeats } from '../../../tables'
import { boss, companyId as enterPriseId, type Firm, openFirm } from '../../authorisation/testCompany'
import { continueLicenceRules, noteDue } from '../runLicenceRules'

type AddBody = OperationInput<typeof calls.addLicenceRule>['body']
export type RuleDraft = Partial<Omit<AddBody, 'enterPriseId'>>

/** The company of `openFirm`, with short forms of the operations. A rule gives `draw` to design by default. */
export interface RuleFirm extends Firm {
  body(draft: RuleDraft): AddBody
  /** @returns the rule's id */
  addRule(draft?: RuleDraft, as?: typeof boss): Promise<string>
  ruleOf(ruleId: string, as?: typeof boss): Promise<Awaited<ReturnType<typeof asked>>['data']>
  /** Settles everything that is due. */
  settle(): Promise<void>
  /** The members with a seat of the product: the department that owns it, and the rule or the source. */
  heldOf(mainId: string): Promise<Record<string, string>>
  waitingFor(mainId: string): Promise<readonly string[]>
}

const asked = (firm: Firm, ruleId: string, as: typeof boss) =>
  firm.request(calls.getLicenceRule, { query: { enterPriseId, ruleId } }, as)

let names = 0

export async function openRuleFirm(): Promise<RuleFirm> {
  const firm = await openFirm(allRoutes)
  const db = firm.database.connection
  const body = (draft: RuleDraft): AddBody => ({
    enterPriseId,
    name: `规则${++names}`,
    reach: { kind: 'departments', departmentIds: ['design'] },
    mainIds: ['draw'],
    poolDepartmentId: null,
    graceDays: 0,
    ...draft,
  })
  return {
    ...firm,
    body,
    async addRule(draft = {}, as = boss) {
      const answer = await firm.request(calls.addLicenceRule, { body: body(draft) }, as)
      if (!answer.succeeded) throw new Error(JSON.stringify(answer.envelope))
      return answer.data.ruleId
    },
    ruleOf: async (ruleId, as = boss) => (await asked(firm, ruleId, as)).data,
    async settle() {
      const before = firm.logged.length
      await noteDue(firm.ports)
      while (await continueLicenceRules(firm.ports));
      const failed = firm.logged.slice(before).filter(({ event }) => event === 'licenceRulesFailed')
      if (failed.length > 0) throw new Error(JSON.stringify(failed))
      const left = await db.$count(licenceChecks, isNull(licenceChecks.failedAt))
      if (left > 0) throw new Error(`${left} checks are left`)
    },
    async heldOf(mainId) {
      const rows = await db
        .select()
        .from(grants)
        .where(and(eq(grants.companyId, enterPriseId), eq(grants.mainId, mainId)))
      return Object.fromEntries(
        rows.map(({ userId, departmentId, source, endsAt }) => [
          userId,
          `${departmentId} ${source}${endsAt ? ` until ${endsAt.toISOString().slice(0, 10)}` : ''}`,
        ]),
      )
    },
    async waitingFor(mainId) {
      const rows = await db
        .select({ userId: waitingSeats.userId })
        .from(waitingSeats)
        .where(and(eq(waitingSeats.companyId, enterPriseId), eq(waitingSeats.mainId, mainId)))
        .orderBy(asc(waitingSeats.since), asc(waitingSeats.place))
      return rows.map(({ userId }) => userId)
    },
  }
}
