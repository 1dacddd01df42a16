import { asc, eq, sql } from 'drizzle-orm'
import { catalogueProducts, trials } from '../../catalogue/tables'
import { meetingApplications, meetings } from '../../meetings/tables'
import { appUses } from '../../ownProducts/tables'
import type { Section } from '../Section'

/** The person's trials and meetings. */
export const trialSections: readonly Section[] = [
  {
    name: 'trials',
    title: ['试用', 'Trials'],
    about: ['您申请试用的产品。', 'What you asked to try.'],
    tables: [trials],
    columns: {
      id: ['编号', 'Id'],
      productName: ['产品', 'Product'],
      purpose: ['试用目的', 'Purpose'],
      state: ['状态', 'State'],
      appliedAt: ['申请时间', 'Asked at'],
      decidedAt: ['处理时间', 'Decided at'],
      reason: ['原因', 'Reason'],
      startAt: ['开始时间', 'Begins at'],
      endAt: ['结束时间', 'Ends at'],
    },
    read: async (db, { userId }) => {
      const rows = await db
        .select({ trial: trials, productName: sql<string>`${catalogueProducts.texts}->'zh-CN'->>'name'` })
        .from(trials)
        .innerJoin(catalogueProducts, eq(catalogueProducts.id, trials.productId))
        .where(eq(trials.userId, userId))
        .orderBy(asc(trials.appliedAt), asc(trials.id))
      return rows.map(({ trial, productName }) => ({ ...trial, productName }))
    },
  },
  {
    name: 'meetings',
    title: ['会议报名', 'Meetings'],
    about: ['您报名的会议。', 'The meetings that you applied for.'],
    tables: [meetingApplications],
    columns: {
      id: ['编号', 'Id'],
      meetingName: ['会议', 'Meeting'],
      state: ['状态', 'State'],
      name: ['姓名', 'Name'],
      phone: ['手机号', 'Mobile number'],
      company: ['单位', 'Company'],
      remark: ['备注', 'Remark'],
      appliedAt: ['报名时间', 'Applied at'],
      withdrawnAt: ['放弃时间', 'Given up at'],
      code: ['签到码', 'Code'],
      checkedInAt: ['签到时间', 'Checked in at'],
    },
    read: async (db, { userId }) => {
      const rows = await db
        .select({
          application: meetingApplications,
          meetingName: sql<string>`${meetings.texts}->'zh-CN'->>'name'`,
        })
        .from(meetingApplications)
        .innerJoin(meetings, eq(meetings.id, meetingApplications.meetingId))
        .where(eq(meetingApplications.userId, userId))
        .orderBy(asc(meetingApplications.appliedAt), asc(meetingApplications.id))
      return rows.map(({ application, meetingName }) => ({ ...application, meetingName }))
    },
  },
  {
    name: 'cloud-apps',
    title: ['云应用的使用', 'Use of cloud apps'],
    about: ['您打开过的云应用。', 'The cloud apps that you opened.'],
    tables: [appUses],
    columns: {
      licenceId: ['产品编号', 'Product’s id'],
      source: ['来源', 'Origin'],
      companyId: ['企业编号', 'Company’s id'],
      mid: ['设备识别码', 'Fingerprint'],
      agent: ['浏览器', 'Browser'],
      issuedAt: ['打开时间', 'Opened at'],
      startedAt: ['开始时间', 'Began at'],
      seenAt: ['最后在线', 'Last online'],
      endedAt: ['结束时间', 'Ended at'],
      endedBecause: ['结束原因', 'Ended because'],
    },
    read: (db, { userId }) =>
      db
        .select({
          licenceId: appUses.licenceId,
          source: appUses.source,
          companyId: appUses.companyId,
          mid: appUses.mid,
          agent: appUses.agent,
          issuedAt: appUses.issuedAt,
          startedAt: appUses.startedAt,
          seenAt: appUses.seenAt,
          endedAt: appUses.endedAt,
          endedBecause: appUses.endedBecause,
        })
        .from(appUses)
        .where(eq(appUses.userId, userId))
        .orderBy(asc(appUses.issuedAt), asc(appUses.id)),
  },
]
