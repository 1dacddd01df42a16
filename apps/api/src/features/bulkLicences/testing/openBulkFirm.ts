import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { bulkLicencesOperations as calls } from '@atrium/contracts/bulkLicences/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { allRoutes } from '../../../routes'
import { boss, companyId as enterPriseId, type Firm, openFirm } from '../../authorisation/testCompany'
import { continueBulkChanges } from '../runBulkChanges'

type StartBody = OperationInput<typeof bulkLicencesOperations.startBulkChange>['body']
export type Selection = Partial<StartBody>

/** The company of `openFirm`, with short forms of the operations. Products default to `draw`, the kind to `grant`. */
export interface BulkFirm extends Firm {
  body(selection: Selection): { readonly body: StartBody }
  preview(selection: Selection, as?: typeof boss): ReturnType<typeof previewed>
  /** @returns the change's id */
  start(selection: Selection, as?: typeof boss): Promise<string>
  undo(changeId: string, as?: typeof boss): ReturnType<typeof undone>
  retry(changeId: string, as?: typeof boss): ReturnType<typeof undone>
  /** Carries out everything that is unfinished. */
  finish(): Promise<void>
  changeOf(changeId: string, as?: typeof boss): Promise<Awaited<ReturnType<typeof changed>>['data']>
  /** Member, product and the reason or state of each line. */
  linesOf(changeId: string): Promise<readonly (readonly [userId: string, mainId: string, result: string])[]>
}

const previewed = (firm: Firm, input: { readonly body: StartBody }, as: typeof boss) =>
  firm.request(calls.previewBulkChange, input, as)
const undone = (firm: Firm, changeId: string, as: typeof boss) =>
  firm.request(calls.undoBulkChange, { body: { enterPriseId, changeId } }, as)
const changed = (firm: Firm, changeId: string, as: typeof boss) =>
  firm.request(calls.getBulkChange, { query: { enterPriseId, changeId } }, as)

export async function openBulkFirm(): Promise<BulkFirm> {
  const firm = await openFirm(allRoutes)
  const body = (selection: Selection) => ({
    body: { enterPriseId, kind: 'grant' as const, mainIds: ['draw'], ...selection },
  })
  return {
    ...firm,
    body,
    preview: (selection, as = boss) => previewed(firm, body(selection), as),
    async start(selection, as = boss) {
      const answer = await firm.request(calls.startBulkChange, body(selection), as)
      if (!answer.succeeded) throw new Error(JSON.stringify(answer.envelope))
      return answer.data.changeId
    },
    undo: (changeId, as = boss) => undone(firm, changeId, as),
    retry: (changeId, as = boss) =>
      firm.request(calls.retryBulkChange, { body: { enterPriseId, changeId } }, as),
    async finish() {
      while (await continueBulkChanges(firm.ports));
    },
    changeOf: async (changeId, as = boss) => (await changed(firm, changeId, as)).data,
    async linesOf(changeId) {
      const query = { enterPriseId, changeId, pageIndex: 1, pageSize: 1000 }
      const { data } = await firm.request(calls.listBulkLines, { query }, boss)
      return data.list.map(({ userId, mainId, state, reason }) => [userId, mainId, reason ?? state] as const)
    },
  }
}
