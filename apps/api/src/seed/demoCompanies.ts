import type { companies } from '../tables'
import { demo } from './demo'

const day = 86_400_000

export function demoCompanies(now: Date): (typeof companies.$inferInsert)[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  return [
    {
      id: demo.companyId,
      name: '云筑建筑设计研究院有限公司',
      account: 'yunzhu-design',
      code: '91310110MA1G8X2K77',
      contactPerson: '周明远',
      contactPhone: demo.accounts.superAdministrator,
      remark: '',
      province: '上海市',
      city: '上海市',
      areaOrCounty: '杨浦区',
      detailedAddress: '国康路88号16层',
      certificationStatus: 4,
      auditedAt: daysAgo(300),
      auditDetail: '资料齐全，审核通过。',
      createdAt: daysAgo(925),
    },
    {
      id: demo.secondCompanyId,
      name: '青禾工程咨询有限公司',
      account: 'qinghe-consulting',
      code: '91320594MA25T9Q314',
      contactPerson: '周明远',
      contactPhone: demo.accounts.superAdministrator,
      certificationStatus: 2,
      auditedAt: daysAgo(3),
      auditDetail: '营业执照影像不清晰，请重新上传清晰的扫描件。',
      createdAt: daysAgo(212),
    },
  ]
}
