import { desc, eq } from 'drizzle-orm'
import { objects } from '../../../platform/objects/tables'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { deregistrations, users } from '../../../platform/people/tables'
import { ownAgreements } from '../../agreements'
import { agreements } from '../../agreements/tables'
import { pageStatuses } from '../../authorisation/tables'
import { notificationRecords } from '../../guides/tables'
import { profiles } from '../../profile/tables'
import type { Section } from '../Section'

/** The person's identity and choices. */
export const accountSections: readonly Section[] = [
  {
    name: 'profile',
    title: ['个人资料', 'Profile'],
    about: ['账号与您填写的资料。', 'Your account, and what you told of yourself.'],
    tables: [users, profiles],
    columns: {
      id: ['编号', 'Id'],
      account: ['登录账号', 'Account'],
      phone: ['手机号', 'Mobile number'],
      realName: ['姓名', 'Name'],
      nickname: ['昵称', 'Nickname'],
      email: ['邮箱', 'E-mail'],
      emailVerifiedAt: ['邮箱验证时间', 'E-mail verified at'],
      language: ['语言', 'Language'],
      createdAt: ['注册时间', 'Registered at'],
      passwordChangedAt: ['密码修改时间', 'Password changed at'],
      lastSignInAt: ['最近登录', 'Last sign-in'],
      lockedAt: ['锁定时间', 'Locked at'],
      lockReason: ['锁定原因', 'Reason of the lock'],
      type: ['用户类型（1企业，2教育，3组织）', 'Type (1 enterprise, 2 education, 3 organisation)'],
      region: ['地区', 'Region'],
      address: ['地址', 'Address'],
      school: ['学校', 'School'],
      jobRole: ['身份', 'Role at school'],
      major: ['专业', 'Major'],
      teacherName: ['教师姓名', 'Teacher'],
      teacherPhone: ['教师电话', 'Teacher’s phone'],
      company: ['单位', 'Employer'],
      department: ['部门', 'Department'],
      position: ['职位', 'Position'],
      discipline: ['专业方向', 'Discipline'],
      updatedAt: ['资料更新时间', 'Profile saved at'],
    },
    async read(db, { userId }) {
      const [row] = await db
        .select()
        .from(users)
        .leftJoin(profiles, eq(profiles.userId, users.id))
        .where(eq(users.id, userId))
      return row ? [{ ...row.profiles, ...row.users }] : []
    },
  },
  {
    name: 'agreements',
    title: ['同意的协议', 'Agreements'],
    about: ['您在何时同意了哪个版本。', 'Which version you agreed to, and when.'],
    tables: [agreements],
    columns: {
      kind: ['协议', 'Agreement'],
      version: ['版本', 'Version'],
      at: ['同意时间', 'Agreed at'],
      occasion: ['方式', 'Occasion'],
    },
    read: (db, { userId }) => ownAgreements(db, userId),
  },
  {
    name: 'choices',
    title: ['页面偏好', 'Choices'],
    about: [
      '显示选项、看过的引导与注销申请。',
      'Display choices, guides you have seen, and a request to close the account.',
    ],
    tables: [pageStatuses, notificationRecords, deregistrations],
    columns: {
      choice: ['项目', 'Choice'],
      value: ['取值', 'Value'],
      at: ['时间', 'At'],
    },
    async read(db, { userId }) {
      const pages = await db.select().from(pageStatuses).where(eq(pageStatuses.userId, userId))
      const guides = await db.select().from(notificationRecords).where(eq(notificationRecords.userId, userId))
      const ends = await db.select().from(deregistrations).where(eq(deregistrations.userId, userId))
      return [
        ...pages.map(({ code, value }) => ({ choice: code, value, at: null })),
        ...guides.map(({ recordType, seenAt }) => ({
          choice: `guide ${recordType}`,
          value: 'seen',
          at: seenAt,
        })),
        ...ends.map(({ requestedAt, endsAt }) => ({
          choice: 'deregistration',
          at: requestedAt,
          value: endsAt.toISOString(),
        })),
      ]
    },
  },
  {
    name: 'pictures',
    title: ['上传的图片', 'Pictures'],
    about: [
      '您的头像；图片文件在压缩包的pictures目录中。',
      'Your picture; the file itself lies in the folder pictures.',
    ],
    tables: [objects],
    columns: {
      name: ['名称', 'Name'],
      type: ['类型', 'Type'],
      createdAt: ['上传时间', 'Uploaded at'],
    },
    read: (db, { userId }) =>
      db
        .select({ name: objects.name, type: objects.type, createdAt: objects.createdAt })
        .from(objects)
        .where(ofOwner(objects, { kind: 'person', userId }))
        .orderBy(desc(objects.createdAt), objects.name),
  },
]
