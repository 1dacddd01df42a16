import {
  type certificationContract,
  licenceBounds,
  logoBounds,
} from '@atrium/features/company/certification/contract'
import { and, eq, gt } from 'drizzle-orm'
import { certifications, companies } from '../../database/schema'
import { type ImageProblem, type ReadImage, readImage, storeObject } from '../../objects'
import { isRegion } from '../../regions'
import type { Call, UnmanagedCall } from '../../service/Call'
import type { Refusal } from '../../service/Refusal'
import { randomId } from '../../session/randomId'
import { type CompanyRecord, findCompany } from '../findCompany'
import { takeName } from './companyNames'
import { licenceRefusals, logoRefusals, refusals } from './refusals'
import { type ShownRecord, shownRecord } from './shownRecord'

type Submit = typeof certificationContract.submitAudit | typeof certificationContract.resubmitAudit
type SubmitCall = Call<Submit>

interface Images {
  readonly licence: ReadImage | undefined
  readonly logo: ReadImage | undefined
}

/** Reads the pictures while nothing is locked; the change itself comes after. */
export async function readSubmission({ body }: UnmanagedCall<Submit>, which: 'first' | 'again') {
  const images: Images = {
    licence: await accepted(body.BusinessLicenseImage, licenceBounds, licenceRefusals),
    logo: await accepted(body.LogoImage, logoBounds, logoRefusals),
  }
  return (call: SubmitCall) => submit(call, images, which)
}

async function accepted(
  file: File | undefined,
  bounds: typeof licenceBounds | typeof logoBounds,
  problems: Readonly<Record<ImageProblem, () => Refusal>>,
): Promise<ReadImage | undefined> {
  if (file === undefined) return undefined
  const image = await readImage(file, bounds)
  if (typeof image === 'string') throw problems[image]()
  return image
}

async function submit(call: SubmitCall, images: Images, which: 'first' | 'again'): Promise<true> {
  const { db, now, person } = call
  const company = await findCompany(call)
  const shown = await shownRecord(db, company)
  refuseByState(call, company, shown, which)
  const fields = fieldsOf(call)
  if (!isRegion(fields)) throw refusals.unknownRegion()
  if (!images.licence && !shown.licenceName) throw refusals.licenceMissing()
  await refuseFlood(call)
  await takeName(db, company.id, fields.name)

  const id = randomId()
  const keep = (image: ReadImage, audience: 'public' | 'private') =>
    storeObject(db, { companyId: company.id, audience, image, now })
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
  if (body.Version !== company.certificationVersion) throw refusals.changedMeanwhile()
  if (status === 1) throw refusals.underReview()
  if (which === 'first' && status !== 0) throw refusals.alreadySubmitted()
  if (which === 'again' && status === 0) throw refusals.neverSubmitted()
}

const mostADay = 20
const day = 86_400_000

/** Each one keeps a picture for good. */
async function refuseFlood({ db, now, company }: SubmitCall): Promise<void> {
  const since = new Date(now.getTime() - day)
  const recent = and(eq(certifications.companyId, company.companyId), gt(certifications.submittedAt, since))
  if ((await db.$count(certifications, recent)) >= mostADay) throw refusals.tooMany()
}

/** What people saw before. */
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

/** A logo that was submitted but never approved goes on with the next submission. */
const keptLogo = ({ status, latest }: ShownRecord): string | null =>
  status === 4 ? null : (latest?.logoName ?? null)
