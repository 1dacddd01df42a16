import { and, asc, eq, sql } from 'drizzle-orm'
import { inviteLinks } from '../../applications/tables'
import { auditCallers, auditRows, auditSubjects } from '../../audit/tables'
import { certifications } from '../../company/tables'
import { dissolutions } from '../../dissolution/tables'
import { companies, permissionGroups } from '../../organisation/tables'
import type { Section } from '../Section'

/** Company by company, since the index on actors starts with the company. */
const inAnyChain = sql`${auditRows.companyId} in (select '' union all select ${companies.id} from ${companies})`

/**
 * The person's changes. Every row that names them as its author, such as a link or a certification, came from one of
 * these changes; its other content belongs to the company.
 */
export const changeSections: readonly Section[] = [
  {
    name: 'changes',
    title: ['您所做的更改', 'Your changes'],
    about: [
      '您在账号与企业中的每次更改，不含其中其他人的信息；地址与设备保留180天。',
      'Each change you made, without what it says of others; addresses and devices for 180 days.',
    ],
    tables: [
      auditRows,
      auditCallers,
      auditSubjects,
      inviteLinks,
      certifications,
      dissolutions,
      permissionGroups,
    ],
    columns: {
      at: ['时间', 'At'],
      companyId: ['企业编号', 'Company’s id'],
      operation: ['操作', 'Change'],
      address: ['地址', 'From'],
      agent: ['设备', 'By'],
    },
    read: (db, { userId }) =>
      db
        .select({
          at: auditRows.at,
          companyId: auditRows.companyId,
          operation: auditRows.operation,
          address: auditCallers.address,
          agent: auditCallers.agent,
        })
        .from(auditRows)
        .leftJoin(
          auditCallers,
          and(eq(auditCallers.companyId, auditRows.companyId), eq(auditCallers.auditId, auditRows.id)),
        )
        .where(and(inAnyChain, eq(auditRows.actorId, userId)))
        .orderBy(asc(auditRows.at), asc(auditRows.companyId), asc(auditRows.id)),
  },
]
