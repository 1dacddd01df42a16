import * as v from 'valibot'
import { drawings } from '../../shared/drawing/contract'
import { contract, counts, id, page, pageQuery, timestamp } from '../../wire/contract'

/** `bought`: by the person, for themselves. `trial`: let in by the vendor. `company`: given by a company’s administrator. */
export const ownedSources = ['bought', 'trial', 'company'] as const

const owned = v.object({
  id,
  source: v.picklist(ownedSources),
  /** In the caller’s language, where the catalogue has it in both. */
  productName: v.string(),
  /** Null: not in the catalogue. */
  drawing: v.nullable(v.picklist(drawings)),
  productType: v.picklist([0, 1]),
  /** Its serial number. */
  sn: v.string(),
  /** On which it was used, the latest first; `active`: it is now. */
  devices: v.array(
    v.object({ regDate: timestamp, mid: v.string(), status: v.picklist(['active', 'inactive']) }),
  ),
  /** Null: for ever. */
  endAt: v.nullable(timestamp),
  /** The end has passed, or the vendor stopped it. */
  isOver: v.boolean(),
  /** By what the catalogue knows it; null: it is no longer offered. */
  trialCenterProductId: v.nullable(id),
  /** It can be bought online. */
  isSold: v.boolean(),
  /** Where the installer of what isn't in the cloud is; null: not told. */
  downloadUrl: v.nullable(v.string()),
  /** The service hands out installers of it. */
  hasReleases: v.boolean(),
  /** By which it was bought; null unless `bought`. */
  orderNo: v.nullable(v.string()),
  /** Who gave it; null unless `company`. */
  enterPriseId: v.nullable(id),
  enterpriseName: v.nullable(v.string()),
})

export const ownedContract = contract({
  listOwned: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/myAuthcodes',
    query: v.object({ ...pageQuery(100), source: v.optional(v.picklist(ownedSources)) }),
    response: v.object({ ...page(owned).entries, counts: counts({ source: v.picklist(ownedSources) }) }),
  },
})
