import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCompanyDirectories } from '../../apps/api/src/adapters/companyDirectories'
import { openObjectFiles } from '../../apps/api/src/adapters/objectFiles/openObjectFiles'
import { openRegistry } from '../../apps/api/src/adapters/registry'
import { openTus } from '../../apps/api/src/adapters/tus/openTus'
import type { Database } from '../../apps/api/src/platform/database/Connection'
import { admissionLimits, createAdmission } from '../../apps/api/src/platform/http/limits/createAdmission'
import {
  createDownloadLimiter,
  downloadLimits,
} from '../../apps/api/src/platform/http/limits/createDownloadLimiter'
import { createReadiness } from '../../apps/api/src/platform/http/readiness'
import { bodyLimits, createBodyReceiver } from '../../apps/api/src/platform/http/request/createBodyReceiver'
import { loadServiceKeys } from '../../apps/api/src/platform/keys/serviceKeys'
import { openUploads } from '../../apps/api/src/platform/uploads'
import type { Ports } from '../../apps/api/src/ports/Ports'
import { readHere } from '../../apps/api/src/reading/readHere'
import { testSettings } from '../../apps/api/src/testing/createTestService'

/** The service's ports on a database, with nothing outside of it. */
export const benchPorts = async (database: Database): Promise<Ports> => ({
  database,
  clock: () => new Date(),
  log: () => {},
  settings: { ...testSettings, accessTokenSeconds: 3600 },
  keys: await loadServiceKeys(database.connection),
  payments: undefined,
  social: [],
  companyDirectories: openCompanyDirectories(),
  standInApp: undefined,
  standInCompany: undefined,
  dns: { readTxt: async () => [] },
  outside: () => Promise.reject(new Error('The bench reaches nobody.')),
  registry: openRegistry({ kind: 'none' }, () => {}),
  readiness: createReadiness(),
  uploads: openUploads(readHere),
  disk: openObjectFiles(join(tmpdir(), 'atrium-bench-objects')),
  uploadProtocol: openTus(),
  admission: createAdmission(admissionLimits(10)),
  bodyReceiver: createBodyReceiver(bodyLimits),
  downloadLimiter: createDownloadLimiter(downloadLimits),
})
