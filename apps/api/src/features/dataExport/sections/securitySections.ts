import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { deskClaims } from '../../../platform/desk/tables'
import { messages } from '../../../platform/notifications/tables'
import { staffRoles } from '../../../platform/people/tables'
import { connectionPeople, connections } from '../../connections/tables'
import { directories, directoryLeavers, directoryPeople } from '../../directories/tables'
import { embeddedPeople, embedderRefusals } from '../../embedding/tables'
import { oidcClients, oidcConsents, oidcGrants, oidcRecords } from '../../oidc/tables'
import { authenticators, passkeys, recoveryCodes } from '../../secondStep/tables'
import { securityEventsOf } from '../../session'
import { embedders, knownDevices, sessionLinks, sessions } from '../../session/tables'
import { socialAccounts } from '../../socialAccounts/tables'
import type { Section } from '../Section'

/** More than anybody has in the years covered by audit rows. */
const allEvents = { pageIndex: 1, pageSize: 100_000, language: 'zh-CN' } as const

/** The person's messages, and the protections of their account. */
export const securitySections: readonly Section[] = [
  {
    name: 'messages',
    title: ['消息', 'Messages'],
    about: ['消息中心的全部消息。', 'Everything in your message centre.'],
    tables: [messages],
    columns: {
      createdAt: ['时间', 'At'],
      title: ['标题', 'Title'],
      content: ['内容', 'Text'],
      titleEn: ['英文标题', 'Title in English'],
      contentEn: ['英文内容', 'Text in English'],
      hasRead: ['已读', 'Read'],
      kind: ['类型', 'Kind'],
    },
    read: (db, { userId }) =>
      db
        .select()
        .from(messages)
        .where(eq(messages.userId, userId))
        .orderBy(desc(messages.createdAt), messages.id),
  },
  {
    name: 'sessions',
    title: ['登录', 'Sign-ins'],
    about: [
      '在哪里、用什么设备登录；结束一个月后删除。',
      'Where and by what you signed in; kept for a month after the end.',
    ],
    tables: [sessions],
    columns: {
      createdAt: ['登录时间', 'Signed in at'],
      address: ['登录地址', 'From'],
      agent: ['登录设备', 'By'],
      isWebClient: ['浏览器', 'Browser'],
      usedAt: ['最近使用', 'Last used'],
      usedAddress: ['最近地址', 'Last from'],
      usedAgent: ['最近设备', 'Last by'],
      endedAt: ['结束时间', 'Ended at'],
      endedBecause: ['结束原因', 'Ended because'],
      expiresAt: ['有效期至', 'Good until'],
    },
    read: (db, { userId }) =>
      db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdAt), sessions.id),
  },
  {
    name: 'known-devices',
    title: ['使用过的设备', 'Known devices'],
    about: [
      '曾登录过的浏览器与产品，不含凭证。',
      'Browsers and products that you signed in with, without their tokens.',
    ],
    tables: [knownDevices],
    columns: { usedAt: ['最近登录', 'Last sign-in'] },
    read: (db, { userId }) =>
      db
        .select()
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .orderBy(desc(knownDevices.usedAt), knownDevices.id),
  },
  {
    name: 'security-events',
    title: ['安全记录', 'Security events'],
    about: [
      '账号上发生的事；地址与设备保留180天。',
      'What happened to your account; addresses and devices for 180 days.',
    ],
    tables: [],
    columns: {
      at: ['时间', 'At'],
      event: ['事件', 'Event'],
      application: ['应用', 'Application'],
      address: ['地址', 'From'],
      agent: ['设备', 'By'],
    },
    read: async (db, { userId }) => (await securityEventsOf(db, userId, allEvents)).rows,
  },
  {
    name: 'second-step',
    title: ['两步验证', 'Second step'],
    about: [
      '验证器、恢复码与通行密钥的名称和时间，不含密钥。',
      'Authenticator, recovery codes and passkeys by name and time, without keys.',
    ],
    tables: [authenticators, recoveryCodes, passkeys],
    columns: {
      kind: ['类型', 'Kind'],
      name: ['名称', 'Name'],
      addedAt: ['添加时间', 'Added at'],
      usedAt: ['最近使用', 'Last used'],
    },
    async read(db, { userId }) {
      const apps = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
      const codes = await db
        .select()
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
        .orderBy(asc(recoveryCodes.usedAt))
      const keys = await db
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.addedAt), passkeys.id)
      return [
        ...apps.map(({ addedAt, usedAt }) => ({ kind: 'authenticator', name: '', addedAt, usedAt })),
        ...codes.map(({ madeAt, usedAt }) => ({ kind: 'recoveryCode', name: '', addedAt: madeAt, usedAt })),
        ...keys.map(({ name, addedAt, usedAt }) => ({ kind: 'passkey', name, addedAt, usedAt })),
      ]
    },
  },
  {
    name: 'social-accounts',
    title: ['社交账号', 'Social accounts'],
    about: [
      '绑定的社交账号：平台、您在那里的编号与昵称。',
      'Accounts at other platforms that sign you in: your number and name there.',
    ],
    tables: [socialAccounts],
    columns: {
      provider: ['平台', 'Platform'],
      subject: ['编号', 'Number there'],
      displayName: ['昵称', 'Name there'],
      boundAt: ['绑定时间', 'Bound at'],
      lastUsedAt: ['最近登录', 'Last sign-in'],
    },
    read: (db, { userId }) =>
      db
        .select()
        .from(socialAccounts)
        .where(eq(socialAccounts.userId, userId))
        .orderBy(asc(socialAccounts.boundAt), socialAccounts.provider),
  },
  {
    name: 'desk',
    title: ['运营台', 'Desk'],
    about: [
      '您作为运营人员的角色，以及正在处理的事项。',
      'Your roles as one of the vendor’s staff, and the cases that you work on.',
    ],
    tables: [staffRoles, deskClaims],
    columns: {
      role: ['角色', 'Role'],
      case: ['事项', 'Case'],
      since: ['时间', 'Since'],
    },
    async read(db, { userId }) {
      const roles = await db
        .select({ role: staffRoles.role, since: staffRoles.grantedAt })
        .from(staffRoles)
        .where(eq(staffRoles.userId, userId))
        .orderBy(staffRoles.role)
      const claims = await db
        .select({ queue: deskClaims.queue, caseId: deskClaims.caseId, since: deskClaims.claimedAt })
        .from(deskClaims)
        .where(eq(deskClaims.userId, userId))
        .orderBy(asc(deskClaims.claimedAt), deskClaims.caseId)
      return [
        ...roles.map(({ role, since }) => ({ role, case: '', since })),
        ...claims.map(({ queue, caseId, since }) => ({ role: '', case: `${queue} ${caseId}`, since })),
      ]
    },
  },
  {
    name: 'sites',
    title: ['关联的网站', 'Linked sites'],
    about: [
      '以您的身份嵌入企业功能的网站，以及不再允许的网站。',
      'Sites that show features of a company to you under their own identifier, and sites that may no longer.',
    ],
    tables: [embeddedPeople, embedderRefusals],
    columns: {
      site: ['网站', 'Site'],
      company: ['企业编号', 'Company'],
      externalId: ['您在那里的编号', 'Your identifier there'],
      linkedAt: ['关联时间', 'Linked at'],
      refusedAt: ['停用时间', 'Refused at'],
    },
    async read(db, { userId }) {
      const linked = await db
        .select({
          site: embedders.name,
          company: embeddedPeople.companyId,
          externalId: embeddedPeople.externalId,
          linkedAt: embeddedPeople.linkedAt,
        })
        .from(embeddedPeople)
        .innerJoin(embedders, eq(embedders.id, embeddedPeople.embedderId))
        .where(eq(embeddedPeople.userId, userId))
        .orderBy(asc(embeddedPeople.linkedAt), embeddedPeople.externalId)
      const refused = await db
        .select({ site: embedders.name, refusedAt: embedderRefusals.refusedAt })
        .from(embedderRefusals)
        .innerJoin(embedders, eq(embedders.id, embedderRefusals.embedderId))
        .where(eq(embedderRefusals.userId, userId))
        .orderBy(asc(embedderRefusals.refusedAt))
      return [...linked, ...refused]
    },
  },
  {
    name: 'directories',
    title: ['企业目录', 'Company directories'],
    about: [
      '企业目录中关于您的资料，由企业维护。',
      'What companies’ directories say about you. The companies maintain it.',
    ],
    tables: [directoryPeople],
    columns: {
      directory: ['目录', 'Directory'],
      company: ['企业编号', 'Company'],
      userName: ['目录中的账号', 'Name in the directory'],
      active: ['启用', 'Active'],
      attributes: ['资料', 'Details'],
      createdAt: ['创建时间', 'Created at'],
      updatedAt: ['更新时间', 'Updated at'],
    },
    async read(db, { userId }) {
      const rows = await db
        .select({
          directory: directories.name,
          company: directoryPeople.companyId,
          userName: directoryPeople.userName,
          active: directoryPeople.active,
          attributes: directoryPeople.attributes,
          createdAt: directoryPeople.createdAt,
          updatedAt: directoryPeople.updatedAt,
        })
        .from(directoryPeople)
        .innerJoin(
          directories,
          and(
            eq(directories.companyId, directoryPeople.companyId),
            eq(directories.id, directoryPeople.directoryId),
          ),
        )
        .where(eq(directoryPeople.userId, userId))
        .orderBy(asc(directoryPeople.createdAt), directoryPeople.id)
      return rows.map(({ attributes, ...row }) => ({ ...row, attributes: JSON.stringify(attributes) }))
    },
  },
  {
    name: 'directory-removals',
    title: ['目录移除记录', 'Removals by directories'],
    about: [
      '由企业目录结束的成员身份，保留180天以便恢复。',
      'Memberships that companies’ directories ended, kept for 180 days so that they can be restored.',
    ],
    tables: [directoryLeavers],
    columns: {
      company: ['企业编号', 'Company'],
      name: ['企业中的姓名', 'Name in the company'],
      phone: ['手机号', 'Phone'],
      leftAt: ['时间', 'At'],
    },
    read: (db, { userId }) =>
      db
        .select({
          company: directoryLeavers.companyId,
          name: directoryLeavers.name,
          phone: directoryLeavers.phone,
          leftAt: directoryLeavers.leftAt,
        })
        .from(directoryLeavers)
        .where(eq(directoryLeavers.userId, userId))
        .orderBy(asc(directoryLeavers.leftAt)),
  },
  {
    name: 'company-accounts',
    title: ['企业账号', 'Company accounts'],
    about: [
      '可登录本账号的企业账号：您在企业身份提供方的编号、姓名与邮箱。',
      'Accounts at companies’ identity providers that sign you in: your number, name and mail address there.',
    ],
    tables: [connectionPeople],
    columns: {
      company: ['企业编号', 'Company'],
      connection: ['登录连接', 'Connection'],
      subject: ['编号', 'Number there'],
      displayName: ['姓名', 'Name there'],
      mail: ['邮箱', 'Mail address there'],
      linkedAt: ['关联时间', 'Linked at'],
      lastUsedAt: ['最近登录', 'Last sign-in'],
    },
    read: (db, { userId }) =>
      db
        .select({
          company: connectionPeople.companyId,
          connection: connections.name,
          subject: connectionPeople.subject,
          displayName: connectionPeople.displayName,
          mail: connectionPeople.mail,
          linkedAt: connectionPeople.linkedAt,
          lastUsedAt: connectionPeople.lastUsedAt,
        })
        .from(connectionPeople)
        .innerJoin(
          connections,
          and(
            eq(connections.companyId, connectionPeople.companyId),
            eq(connections.id, connectionPeople.connectionId),
          ),
        )
        .where(eq(connectionPeople.userId, userId))
        .orderBy(asc(connectionPeople.linkedAt), connectionPeople.connectionId),
  },
  {
    name: 'applications',
    title: ['登录过的应用', 'Applications'],
    about: [
      '您用本账号登录的应用、允许它们得知的内容，以及仍在登录的浏览器。',
      'Applications to which you signed in with this account, what you allowed them to learn, and the browsers that are still signed in.',
    ],
    tables: [oidcConsents, oidcGrants, oidcRecords, sessionLinks],
    columns: {
      application: ['应用', 'Application'],
      scopes: ['允许的内容', 'What it may learn'],
      company: ['企业编号', 'Company'],
      allowedAt: ['允许时间', 'Allowed at'],
      usedAt: ['最近登录', 'Last sign-in'],
    },
    read: (db, { userId }) =>
      db
        .select({
          application: oidcClients.name,
          scopes: sql<string>`array_to_string(${oidcConsents.scopes}, ' ')`,
          company: oidcConsents.companyId,
          allowedAt: oidcConsents.allowedAt,
          usedAt: oidcConsents.usedAt,
        })
        .from(oidcConsents)
        .innerJoin(oidcClients, eq(oidcClients.id, oidcConsents.clientId))
        .where(eq(oidcConsents.userId, userId))
        .orderBy(asc(oidcConsents.allowedAt), oidcConsents.clientId),
  },
]
