import { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { implement } from '../../ports/implement'
import {
  deleteLicenceRule,
  exceptFromRule,
  includeInRule,
  retryLicenceRule,
  setLicenceRuleState,
} from './changeRule'
import { getLicenceRule, listLicenceRules } from './listLicenceRules'
import { listRuleMembers } from './listRuleMembers'
import { listWaiting } from './listWaiting'
import { previewLicenceRule } from './previewLicenceRule'
import { addLicenceRule, editLicenceRule } from './saveRule'

// Rules are changed alone, so that nothing is settled by a rule that is just changing.
export const licenceRuleRoutes = implement(licenceRulesOperations, {
  listLicenceRules,
  getLicenceRule,
  previewLicenceRule,
  addLicenceRule,
  editLicenceRule,
  setLicenceRuleState,
  deleteLicenceRule,
  listRuleMembers,
  exceptFromRule,
  includeInRule,
  retryLicenceRule,
  listWaiting,
})
