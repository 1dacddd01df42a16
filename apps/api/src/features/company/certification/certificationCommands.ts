import { deskCertificationsOperations as operations } from '@atrium/contracts/desk/certifications/policy'
import { deskCommand } from '../../../ports/deskCommand'
import type { OperatorCall, OperatorCommand } from '../../../ports/OperatorCommand'
import { approveCertification, rejectCertification } from './desk/decideCertification'
import { getCertificationCase, getCertificationLicence } from './desk/getCertificationCase'
import { listCertificationCases } from './desk/listCertificationCases'

const most = 100

/** Commands for the vendor's reviewer of certifications. */
export const certificationCommands: readonly OperatorCommand[] = [
  deskCommand(listCertificationCases, {
    operation: operations.listCertificationCases,
    usage: '[--state <state>]',
    about: `Submissions that wait for a review, oldest first; with --state approved, rejected or withdrawn those, newest first. At most ${most}.`,
    input: ({ options: { state } }) => ({ query: { pageIndex: 1, pageSize: most, ...(state && { state }) } }),
    text: ({ list }) => list.map(lineOf).join('\n') || 'There are none.',
  }),
  deskCommand(getCertificationCase, {
    operation: operations.getCertificationCase,
    usage: '<id>',
    about: 'All fields of a submission.',
    input: caseIn,
    text: show,
  }),
  deskCommand(getCertificationLicence, {
    operation: operations.getCertificationLicence,
    usage: '<id> --to <file>',
    about: 'Writes the picture of the business licence to a new file.',
    input: caseIn,
    async text({ name, content }, { options, save }) {
      save(String(options.to), new Uint8Array(await content.arrayBuffer()))
      return `Business licence of ${name}, ${content.type}`
    },
  }),
  deskCommand(approveCertification, {
    operation: operations.approveCertification,
    usage: '<id> [--reason <text>]',
    about: 'Certifies the company with its submission, and notifies its administrators.',
    input: decisionIn,
    text: ({ name }) => `${name}: approved.`,
  }),
  deskCommand(rejectCertification, {
    operation: operations.rejectCertification,
    usage: '<id> --reason <text>',
    about: 'Refuses a submission; the company’s administrators get the reason.',
    input: decisionIn,
    text: ({ name }) => `${name}: rejected.`,
  }),
]

function caseIn({ operands: [caseId] }: OperatorCall) {
  return { params: { caseId } }
}

function decisionIn({ operands: [caseId], options: { reason } }: OperatorCall) {
  return { params: { caseId }, body: { detail: reason } }
}

type Row = Awaited<ReturnType<typeof listCertificationCases>>['list'][number]

const lineOf = ({ caseId, state, submittedAt, name, code, claim }: Row): string =>
  [caseId, state.padEnd(9), submittedAt, code, name, claim ? `(${claim.name})` : ''].join('  ').trimEnd()

function show(found: Awaited<ReturnType<typeof getCertificationCase>>): string {
  const { submitted, registry } = found
  const { province, city, areaOrCounty, detailedAddress } = submitted
  const lines = {
    id: found.caseId,
    company: found.companyId,
    state: found.state,
    kind: found.isFirst ? 'first submission' : 'again',
    name: submitted.name,
    code: submitted.code,
    registry: registry?.map(({ name, code }) => `${name} ${code}`).join(', ') ?? '',
    contact: `${submitted.contactPerson} ${submitted.contactPhone}`,
    address: [province, city, areaOrCounty, detailedAddress].join(' '),
    remark: submitted.remark,
    licence: `npm run operator -- certifications licence ${found.caseId} --to <file>`,
    submitted: `${found.submittedAt} by ${found.submittedBy} (${found.submitterPhone})`,
    reviewed: found.decidedAt ? `${found.decidedAt} ${found.decidedBy}` : '',
    detail: found.detail,
  }
  return (
    Object.entries(lines)
      // One line each, so that submitted text never looks like another line of the output.
      .map(([name, value]) => `${name.padEnd(11)}${value.replace(/\s+/gu, ' ')}`)
      .join('\n')
  )
}
