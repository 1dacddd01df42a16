import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { asc, eq } from 'drizzle-orm'
import { findObject, readContent } from '../../../platform/objects'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { OperatorCall, OperatorCommand } from '../../../ports/OperatorCommand'
import { certifications } from '../tables'
import { decide, findSubmission } from './decide'

const most = 100

/** Commands for the vendor's reviewer of certifications. */
export const certificationCommands: readonly OperatorCommand[] = [
  {
    name: 'certifications list',
    usage: '[--all]',
    about: `Submissions that wait for a review, oldest first; with --all decided ones too. At most ${most}.`,
    effect: 'reads',
    run: list,
  },
  {
    name: 'certifications show',
    usage: '<id>',
    about: 'All fields of a submission.',
    effect: 'reads',
    run: show,
  },
  {
    name: 'certifications licence',
    usage: '<id> --to <file>',
    about: 'Writes the picture of the business licence to a new file.',
    effect: 'reads',
    run: saveLicence,
  },
  {
    name: 'certifications approve',
    usage: '<id> [--reason <text>]',
    about: 'Certifies the company with its submission, and notifies its administrators.',
    effect: 'writes',
    run: (call) => review(call, 'approved'),
  },
  {
    name: 'certifications reject',
    usage: '<id> --reason <text>',
    about: 'Refuses a submission; the company’s administrators get the reason.',
    effect: 'writes',
    run: (call) => review(call, 'rejected'),
  },
]

async function list({ db, options }: OperatorCall): Promise<string> {
  const rows = await db
    .select()
    .from(certifications)
    .where(options.all ? undefined : eq(certifications.state, 'pending'))
    .orderBy(asc(certifications.submittedAt))
    .limit(most)
  if (rows.length === 0) return options.all ? 'Nothing was submitted yet.' : 'Nothing waits for a review.'
  return rows
    .map(({ id, state, submittedAt, name, code }) =>
      [id, state.padEnd(9), submittedAt.toISOString(), code, name].join('  '),
    )
    .join('\n')
}

async function show({ db, operands: [id = ''] }: OperatorCall): Promise<string> {
  const submission = await findSubmission(db, id)
  const [submitter] = await db.select().from(users).where(eq(users.id, submission.submittedBy))
  const { province, city, areaOrCounty, detailedAddress } = submission
  const lines = {
    id: submission.id,
    company: submission.companyId,
    state: submission.state,
    kind: submission.statusBefore === 0 ? 'first submission' : 'again',
    name: submission.name,
    code: submission.code,
    contact: `${submission.contactPerson} ${submission.contactPhone}`,
    address: [province, city, areaOrCounty, detailedAddress].join(' '),
    remark: submission.remark,
    licence: `npm run operator -- certifications licence ${submission.id} --to <file>`,
    logo: submission.logoName ?? '',
    submitted: `${submission.submittedAt.toISOString()} by ${submitter?.realName} (${submitter?.phone})`,
    reviewed: submission.auditedAt ? `${submission.auditedAt.toISOString()} ${submission.auditedBy}` : '',
    detail: submission.auditDetail,
  }
  return (
    Object.entries(lines)
      // One line each, so that submitted text never looks like another line of the output.
      .map(([name, value]) => `${name.padEnd(11)}${value.replace(/\s+/gu, ' ')}`)
      .join('\n')
  )
}

async function saveLicence({ db, operands: [id = ''], options, save }: OperatorCall): Promise<string> {
  const { companyId, licenceName, name } = await findSubmission(db, id)
  const object = await findObject(db, { kind: 'company', companyId }, licenceName)
  if (!object) throw new Refusal(certificationRefusals.noLicenceOnRecord)
  save(String(options.to), await readContent(db, object))
  return `Business licence of ${name}, ${object.type}`
}

async function review(call: OperatorCall, verdict: 'approved' | 'rejected'): Promise<string> {
  const { db, now, actor, operands, options } = call
  const [id = ''] = operands
  const detail = String(options.reason ?? '资料齐全，审核通过。').slice(0, 500)
  const { companyId, name } = await decide(db, { id, verdict, detail, actor, now })
  call.audit(companyId, {
    certificationId: id,
    before: { certificationStatus: 1 },
    after: { certificationStatus: verdict === 'approved' ? 4 : 2, auditDetail: detail },
  })
  return `${name}: ${verdict}.`
}
