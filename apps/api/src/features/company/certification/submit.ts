import { licenceBounds, logoBounds } from '@atrium/contracts/company/certification/contract'
import type { certificationOperations } from '@atrium/contracts/company/certification/policy'
import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { pictureRefusals } from '@atrium/contracts/shared/pictures/refusals'
import { and, eq, gt } from 'drizzle-orm'
import { randomId } from '../../../platform/keys/randomId'
import { type Bounds, type ReadImage, storeObject } from '../../../platform/objects'
import { Refusal } from '../../../platform/refusal/Refusal'
import { countUpload } from '../../../platform/uploads'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { companies } from '../../organisation/tables'
import { type PictureRefusals, readPicture } from '../../pictures'
import { isRegion } from '../../regions'
import { type CompanyRecord, findCompany } from '../findCompany'
import { certifications } from '../tables'
import { type ShownRecord, shownRecord } from './auditHistory'
import { takeName } from './companyNames'

type Submit = typeof certificationOperations.submitAudit | typeof certificationOperations.resubmitAudit
type SubmitCall = Call<Submit>

interface Images {
  readonly licence: ReadImage | undefined
  readonly logo: ReadImage | undefined
}

/**
 * Reads the pictures without a lock; the change comes afterwards. Everything else is checked before the pictures are
 * read, and again under the lock.
 */
export async function readSubmission(call: UnmanagedCall<Submit>, which: 'first' | 'again') {
  const { BusinessLicenseImage, LogoImage } = call.body
  await admit(call, which)
  if (BusinessLicenseImage || LogoImage) await countUpload(call.db, call.company.companyId, call.now)
  const read = (file: File, bounds: Bounds, problems: PictureRefusals) =>
    readPicture(call.ports, call.company.companyId, file, bounds, problems)
  const images: Images = {
    licence: BusinessLicenseImage && (await read(BusinessLicenseImage, licenceBounds, licenceRefusals)),
    logo: LogoImage && (await read(LogoImage, logoBounds, logoRefusals)),
  }
  return (held: SubmitCall) => submit(held, images, which)
}

/** Checks everything about the submission except its pictures. */
async function admit(call: SubmitCall, which: 'first' | 'again') {
  const { db, body } = call
  const company = await findCompany(call)
  const shown = await shownRecord(db, company)
  refuseByState(call, company, shown, which)
  const fields = fieldsOf(call)
  if (!isRegion(fields)) throw new Refusal(certificationRefusals.unknownRegion)
  if (!body.BusinessLicenseImage && !shown.licenceName)
    throw new Refusal(certificationRefusals.licenceMissing)
  await refuseFlood(call)
  return { company, shown, fields }
}

async function submit(call: SubmitCall, images: Images, which: 'first' | 'again'): Promise<true> {
  const { db, now, person } = call
  const { company, shown, fields } = await admit(call, which)
  await takeName(db, company.id, fields.name)

  const id = randomId()
  const keep = (image: ReadImage, audience: 'public' | 'private') =>
    storeObject(db, { owner: { kind: 'company', companyId: company.id }, audience, image, now })
  const pictures = {
    licenceName: images.licence ? await keep(images.licence, 'private') : (shown.licenceName ?? ''),
    logoName: images.logo ? await keep(images.logo, 'public') : keptLogo(shown),
  }
  await db.insert(certifications).values({
    companyId: company.id,
    id,
    version: company.certificationVersion + 1,
    state: 'pending',
    statusBefore: shown.status,
    ...fields,
    ...pictures,
    submittedBy: person.userId,
    submittedAt: now,
  })
  await db
    .update(companies)
    .set({ certificationStatus: 1, certificationVersion: company.certificationVersion + 1 })
    .where(eq(companies.id, company.id))
  call.audit({
    certificationId: id,
    before: { certificationStatus: shown.status, ...recordOf(shown) },
    after: { certificationStatus: 1, ...fields, ...pictures },
  })
  return true
}

function refuseByState(
  { body }: SubmitCall,
  company: CompanyRecord,
  { status }: ShownRecord,
  which: 'first' | 'again',
): void {
  if (body.Version !== company.certificationVersion) throw new Refusal(certificationRefusals.changedMeanwhile)
  if (status === 1) throw new Refusal(certificationRefusals.underReview)
  if (which === 'first' && status !== 0) throw new Refusal(certificationRefusals.alreadySubmitted)
  if (which === 'again' && status === 0) throw new Refusal(certificationRefusals.neverSubmitted)
}

const mostADay = 20
const day = 86_400_000

/** Each submission stores a picture permanently. */
async function refuseFlood({ db, now, company }: SubmitCall): Promise<void> {
  const since = new Date(now.getTime() - day)
  const recent = and(eq(certifications.companyId, company.companyId), gt(certifications.submittedAt, since))
  if ((await db.$count(certifications, recent)) >= mostADay) throw new Refusal(certificationRefusals.tooMany)
}

/** The record that people saw before. */
function recordOf({ fields }: ShownRecord) {
  const { name, code, contactPerson, contactPhone, remark } = fields
  const { province, city, areaOrCounty, detailedAddress } = fields
  return { name, code, contactPerson, contactPhone, remark, province, city, areaOrCounty, detailedAddress }
}

const fieldsOf = ({ body }: SubmitCall) => ({
  name: body.EnterpriseName,
  code: body.EnterpriseCode,
  contactPerson: body.ContactPerson,
  contactPhone: body.ContactPhone,
  remark: body.Remark,
  province: body['Address.Province'],
  city: body['Address.City'],
  areaOrCounty: body['Address.AreaOrCounty'],
  detailedAddress: body['Address.DetailedAddress'],
})

/** A logo that was submitted but never approved is kept for the next submission. */
const keptLogo = ({ status, latest }: ShownRecord): string | null =>
  status === 4 ? null : (latest?.logoName ?? null)

const licenceRefusals: PictureRefusals = {
  ...pictureRefusals,
  format: certificationRefusals.licenceFormat,
  tooLarge: certificationRefusals.licenceTooLarge,
  tooSmall: certificationRefusals.licenceTooSmall,
}

const logoRefusals: PictureRefusals = {
  ...pictureRefusals,
  format: certificationRefusals.logoFormat,
  tooLarge: certificationRefusals.logoTooLarge,
  tooSmall: certificationRefusals.logoTooSmall,
}
