import * as v from 'valibot'
import { drawings } from '../../shared/drawing/contract'
import { contract, counts, id, page, pageQuery, timestamp } from '../../wire/contract'

/**
 * `bought` by the person for themselves, `trial`: approved by the vendor, `company`: assigned by a company.
 */
export const ownedSources = ['bought', 'trial', 'company'] as const

const owned = v.object({
  id,
  source: v.picklist(ownedSources),
  /** In the caller’s language if the catalogue has both. */
  productName: v.string(),
  /** Null: not in the catalogue. */
  drawing: v.nullable(v.picklist(drawings)),
  productType: v.picklist([0, 1]),
  /** Its serial number. */
  sn: v.string(),
  /** Devices that used it, latest first; `active`: in use now. */
  devices: v.array(
    v.object({ regDate: timestamp, mid: v.string(), status: v.picklist(['active', 'inactive']) }),
  ),
  /** Null: permanent. */
  endAt: v.nullable(timestamp),
  /** It has ended, or the vendor stopped it. */
  isOver: v.boolean(),
  /** Its id in the catalogue; null: no longer offered. */
  trialCenterProductId: v.nullable(id),
  /** Whether it can be bought online. */
  isSold: v.boolean(),
  /** Address of the installer, for products outside the cloud; null: unknown. */
  downloadUrl: v.nullable(v.string()),
  /** Whether the service offers installers for it. */
  hasReleases: v.boolean(),
  /** The order that bought it; null unless `bought`. */
  orderNo: v.nullable(v.string()),
  /** The company that assigned it; null unless `company`. */
  enterPriseId: v.nullable(id),
  enterpriseName: v.nullable(v.string()),
})

export const ownProductsContract = contract({
  listOwned: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/myAuthcodes',
    query: v.object({ ...pageQuery(100), source: v.optional(v.picklist(ownedSources)) }),
    response: v.object({ ...page(owned).entries, counts: counts({ source: v.picklist(ownedSources) }) }),
  },
})
