import { mostListBytes } from '@atrium/contracts/bulkLicences/contract'
import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { bulkLicencesRefusals } from '@atrium/contracts/bulkLicences/refusals'
import { invitationErrors } from '@atrium/contracts/invitations/contract'
import { mobile } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { readUploadedList } from '../invitations'

/** The rows with phones, read like a list of people to invite; names are optional. */
export async function readPhoneList({
  db,
  company,
  body,
  now,
  ports,
}: Call<typeof bulkLicencesOperations.readPhoneList>) {
  if (body.file.size > mostListBytes) throw new Refusal(bulkLicencesRefusals.tooLarge)
  const { people } = await readUploadedList(
    { db, companyId: company.companyId, now, ports },
    body.file,
    'phones',
  ).catch((error) => {
    throw inOwnWords(error)
  })
  const list = people
    .filter(({ phone }) => phone !== '')
    .map(({ row, phone, realName }) => ({ row, phone, realName, isPhone: v.is(mobile, phone) }))
  if (list.length === 0) throw new Refusal(bulkLicencesRefusals.noPhones)
  return { list }
}

/** The sentences of invitations mention their template. */
function inOwnWords(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  switch (error.code) {
    case invitationErrors.notASheet:
    case invitationErrors.protectedSheet:
      return new Refusal(bulkLicencesRefusals.notASheet)
    case invitationErrors.tooLarge:
    case invitationErrors.tooManyRows:
      return new Refusal(bulkLicencesRefusals.tooLarge)
    case invitationErrors.allHidden:
    case invitationErrors.noRows:
    case invitationErrors.noHeadings:
      return new Refusal(bulkLicencesRefusals.noPhones)
    default:
      return error
  }
}
