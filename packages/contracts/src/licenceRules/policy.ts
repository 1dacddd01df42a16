import { withPolicy } from '../wire/policy'
import { licenceRulesContract } from './contract'

const administrators = { access: 'administrator', permission: 'authorisation' } as const

export const licenceRulesOperations = withPolicy(licenceRulesContract, {
  listLicenceRules: {
    summary: 'Lists the rules that assign licences in the caller’s scope, oldest first.',
    ...administrators,
  },
  getLicenceRule: {
    summary: 'Returns a rule with its counts and what contradicts it.',
    ...administrators,
  },
  previewLicenceRule: {
    summary:
      'Returns what saving a rule would do: for each product who gains, waits and loses, whose seats are used, and which rules contradict it.',
    ...administrators,
  },
  addLicenceRule: {
    summary: 'Adds a rule. The service serves the members in its reach within seconds.',
    ...administrators,
  },
  editLicenceRule: {
    summary: 'Changes a rule. Members who are out of its reach now keep their seats for its grace period.',
    ...administrators,
  },
  setLicenceRuleState: {
    summary: 'Pauses a rule, or continues it. A paused rule neither grants nor takes anything back.',
    ...administrators,
  },
  deleteLicenceRule: {
    summary: 'Deletes a rule. Its seats stay with their members or return after the grace period.',
    ...administrators,
  },
  listRuleMembers: {
    summary: 'Lists the members of a rule in the caller’s scope, with what it does for each of them.',
    ...administrators,
    lists: 'people',
  },
  exceptFromRule: {
    summary: 'Excepts members from a rule. Seats they have by it return at once.',
    ...administrators,
  },
  includeInRule: {
    summary: 'Ends exceptions from a rule.',
    ...administrators,
  },
  retryLicenceRule: {
    summary: 'Looks at everybody in a rule’s reach again.',
    ...administrators,
  },
  listWaiting: {
    summary: 'Lists who waits for a seat, in the order in which free seats are given.',
    ...administrators,
    lists: 'people',
  },
})
