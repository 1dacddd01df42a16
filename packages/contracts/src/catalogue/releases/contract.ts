import * as v from 'valibot'
import { contract, id, timestamp } from '../../wire/contract'
import { ownedSources } from '../ownProducts/contract'

export const platforms = ['windows', 'macos', 'linux'] as const

const ofLicence = v.object({ source: v.picklist(ownedSources), id })

export const releasesContract = contract({
  listReleases: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/Releases',
    query: ofLicence,
    response: v.array(
      v.object({
        id,
        version: v.string(),
        platform: v.picklist(platforms),
        fileName: v.string(),
        /** In bytes. */
        size: v.number(),
        /** 64 hexadecimal digits. */
        sha256: v.string(),
        publishedAt: timestamp,
        /** Changes in this release, in the caller’s language; empty: not given. */
        notes: v.string(),
        /** Steps to activate it, in the caller’s language; empty: the usual steps with a serial number. */
        steps: v.array(v.string()),
      }),
    ),
  },
  getInstaller: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/Installer',
    query: v.object({ ...ofLicence.entries, releaseId: id }),
    response: v.object({ url: v.string() }),
  },
})
