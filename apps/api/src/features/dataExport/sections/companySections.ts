import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { deviceSwaps } from '../../borrowing/tables'
import { invitations } from '../../invitations/tables'
import { requestDelegations } from '../../licenceRequests/tables'
import { reclaimLines, reclaims } from '../../licenceUse/tables'
import { departmentOf, pathName } from '../../organisation'
import {
  companies,
  departments,
  memberships,
  permissionGroupMembers,
  permissionGroups,
} from '../../organisation/tables'
import {
  borrowedLicences,
  cancelledGrants,
  devices,
  grants,
  licenceRequests,
  products,
  seatCheckouts,
} from '../../seats/tables'
import { licenceUseDays, reclaimExemptions } from '../../use/tables'
import { licenceExceptions, licenceRules, waitingSeats } from '../../waitingList/tables'
import type { Section } from '../Section'

/** The person's companies, and what they got there. */
export const companySections: readonly Section[] = [
  {
    name: 'companies',
    title: ['加入的企业', 'Companies'],
    about: ['您所在的企业，以及企业对您的记录。', 'The companies you are in, and what they note of you.'],
    tables: [memberships],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      company: ['企业', 'Company'],
      role: ['角色', 'Role'],
      department: ['部门', 'Department'],
      name: ['企业对您的称呼', 'How it calls you'],
      phone: ['手机号', 'Mobile number'],
      position: ['职位', 'Position'],
      discipline: ['专业方向', 'Discipline'],
      invitedAt: ['邀请时间', 'Invited at'],
      joinedAt: ['加入时间', 'Joined at'],
      grantCount: ['授权数', 'Licences'],
      secondStepUntil: ['须开启两步验证的期限', 'Second step wanted until'],
    },
    async read(db, { userId }) {
      const rows = await db
        .select({ membership: memberships, company: companies.name, department: pathName() })
        .from(memberships)
        .innerJoin(companies, eq(companies.id, memberships.companyId))
        .innerJoin(departments, departmentOf(memberships))
        .where(eq(memberships.userId, userId))
        .orderBy(asc(memberships.joinedAt), asc(memberships.companyId))
      return rows.map(({ membership, ...names }) => ({ ...membership, ...names }))
    },
  },
  {
    name: 'permission-groups',
    title: ['权限组', 'Permission groups'],
    about: ['您作为子管理员所在的权限组。', 'Groups that make you a sub-administrator.'],
    tables: [permissionGroupMembers],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      name: ['权限组', 'Group'],
      permissions: ['权限', 'Permissions'],
    },
    async read(db, { userId }) {
      const rows = await db
        .select({
          companyId: permissionGroups.companyId,
          name: permissionGroups.name,
          permissions: permissionGroups.permissions,
        })
        .from(permissionGroupMembers)
        .innerJoin(
          permissionGroups,
          and(
            eq(permissionGroups.companyId, permissionGroupMembers.companyId),
            eq(permissionGroups.id, permissionGroupMembers.groupId),
          ),
        )
        .where(eq(permissionGroupMembers.userId, userId))
        .orderBy(asc(permissionGroups.companyId), asc(permissionGroups.name))
      return rows.map((row) => ({ ...row, permissions: row.permissions.join(' ') }))
    },
  },
  {
    name: 'licences',
    title: ['软件授权', 'Licences'],
    about: ['企业分配给您的授权。', 'What your companies gave you.'],
    tables: [grants, cancelledGrants],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      product: ['产品', 'Product'],
      sn: ['序列号', 'Serial number'],
      grantedAt: ['分配时间', 'Given at'],
      startAt: ['开始时间', 'Starts at'],
      endAt: ['到期时间', 'Ends at'],
      onlineSince: ['在线时间', 'Online since'],
      lastUsedOn: ['最近使用日期', 'Last used on'],
    },
    read: (db, { userId }) =>
      db
        .select({
          companyId: grants.companyId,
          product: products.name,
          sn: grants.sn,
          grantedAt: grants.grantedAt,
          startAt: products.startAt,
          endAt: products.endAt,
          onlineSince: grants.onlineSince,
          lastUsedOn: grants.lastUsedOn,
        })
        .from(grants)
        .innerJoin(
          products,
          and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)),
        )
        .where(eq(grants.userId, userId))
        .orderBy(asc(grants.companyId), asc(grants.grantedAt), asc(grants.id)),
  },
  {
    name: 'licences-awaited',
    title: ['等待的授权', 'Licences that you wait for'],
    about: [
      '授权规则为您安排或已同意您申请、目前没有空闲的授权。',
      'Licences that you get by rules or approved requests as soon as one is free.',
    ],
    tables: [waitingSeats],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      product: ['产品', 'Product'],
      since: ['开始等待时间', 'Waiting since'],
    },
    read: (db, { userId }) =>
      db
        .select({ companyId: waitingSeats.companyId, product: products.name, since: waitingSeats.since })
        .from(waitingSeats)
        .innerJoin(
          products,
          and(eq(products.companyId, waitingSeats.companyId), eq(products.mainId, waitingSeats.mainId)),
        )
        .where(eq(waitingSeats.userId, userId))
        .orderBy(asc(waitingSeats.companyId), asc(waitingSeats.since), asc(waitingSeats.mainId)),
  },
  {
    name: 'licence-exceptions',
    title: ['授权规则的例外', 'Exceptions from rules'],
    about: ['不为您分配授权的规则。', 'Rules of your companies that give you nothing.'],
    tables: [licenceExceptions],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      rule: ['规则', 'Rule'],
      product: ['产品（空：全部）', 'Product (empty: all)'],
    },
    read: async (db, { userId }) => {
      const rows = await db
        .select({
          companyId: licenceExceptions.companyId,
          rule: licenceRules.name,
          product: products.name,
        })
        .from(licenceExceptions)
        .innerJoin(
          licenceRules,
          and(
            eq(licenceRules.companyId, licenceExceptions.companyId),
            eq(licenceRules.id, licenceExceptions.ruleId),
          ),
        )
        .leftJoin(
          products,
          and(
            eq(products.companyId, licenceExceptions.companyId),
            eq(products.mainId, licenceExceptions.mainId),
          ),
        )
        .where(eq(licenceExceptions.userId, userId))
        .orderBy(asc(licenceExceptions.companyId), asc(licenceRules.name), asc(products.name))
      return rows.map((row) => ({ ...row, product: row.product ?? '' }))
    },
  },
  {
    name: 'licence-use',
    title: ['使用日期', 'Days of use'],
    about: [
      '您使用企业授权的日期，保留400天。管理员据此收回闲置的授权。',
      'The days on which you used your companies’ licences, kept for 400 days. Administrators see the last one to find idle licences.',
    ],
    tables: [licenceUseDays],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      product: ['产品', 'Product'],
      day: ['日期', 'Day'],
    },
    read: (db, { userId }) =>
      db
        .select({ companyId: licenceUseDays.companyId, product: products.name, day: licenceUseDays.day })
        .from(licenceUseDays)
        .innerJoin(
          products,
          and(eq(products.companyId, licenceUseDays.companyId), eq(products.mainId, licenceUseDays.mainId)),
        )
        .where(eq(licenceUseDays.userId, userId))
        .orderBy(asc(licenceUseDays.companyId), asc(licenceUseDays.day), asc(products.name)),
  },
  {
    name: 'concurrent-seats',
    title: ['并发席位', 'Concurrent seats'],
    about: [
      '您使用企业并发席位的设备和时间，结束后保留7天。使用期间，管理员可以看到。',
      'The devices and times of your uses of concurrent seats, kept for 7 days after their end. Administrators see those that go on.',
    ],
    tables: [seatCheckouts],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      product: ['产品', 'Product'],
      device: ['设备', 'Device'],
      machineId: ['设备指纹', 'Fingerprint of the device'],
      startedAt: ['开始时间', 'Since'],
      seenAt: ['最后上报', 'Last report'],
      endedAt: ['结束时间', 'Until'],
    },
    read: (db, { userId }) =>
      db
        .select({
          companyId: seatCheckouts.companyId,
          product: products.name,
          device: seatCheckouts.deviceName,
          machineId: seatCheckouts.mid,
          startedAt: seatCheckouts.startedAt,
          seenAt: seatCheckouts.seenAt,
          endedAt: seatCheckouts.endedAt,
        })
        .from(seatCheckouts)
        .innerJoin(
          products,
          and(eq(products.companyId, seatCheckouts.companyId), eq(products.mainId, seatCheckouts.mainId)),
        )
        .where(eq(seatCheckouts.userId, userId))
        .orderBy(asc(seatCheckouts.companyId), asc(seatCheckouts.startedAt), asc(seatCheckouts.id)),
  },
  {
    name: 'licence-reclaims',
    title: ['闲置回收', 'Idle licences taken back'],
    about: [
      '企业因闲置通知您收回的授权，保留90天。',
      'Licences that your companies announced to take back because you didn’t use them, kept for 90 days.',
    ],
    tables: [reclaimLines],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      product: ['产品', 'Product'],
      idleDays: ['闲置天数', 'Days idle'],
      plannedAt: ['通知时间', 'Announced at'],
      dueAt: ['收回时间', 'Returns at'],
      state: ['状态', 'State'],
    },
    read: (db, { userId }) =>
      db
        .select({
          companyId: reclaims.companyId,
          product: products.name,
          idleDays: reclaims.idleDays,
          plannedAt: reclaims.plannedAt,
          dueAt: reclaims.dueAt,
          state: reclaims.state,
        })
        .from(reclaimLines)
        .innerJoin(
          reclaims,
          and(eq(reclaims.companyId, reclaimLines.companyId), eq(reclaims.id, reclaimLines.reclaimId)),
        )
        .innerJoin(
          products,
          and(eq(products.companyId, reclaims.companyId), eq(products.mainId, reclaims.mainId)),
        )
        .where(eq(reclaimLines.userId, userId))
        .orderBy(asc(reclaims.companyId), asc(reclaims.plannedAt), asc(reclaims.id)),
  },
  {
    name: 'reclaim-exemptions',
    title: ['不回收', 'Exemptions'],
    about: [
      '企业设为不因闲置收回的授权。',
      'Licences that your companies don’t take back when you don’t use them.',
    ],
    tables: [reclaimExemptions],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      product: ['产品（空：全部）', 'Product (empty: all)'],
      reason: ['理由', 'Reason'],
      endsOn: ['截止日期', 'Until'],
      createdAt: ['设置时间', 'Made at'],
    },
    read: (db, { userId }) =>
      db
        .select({
          companyId: reclaimExemptions.companyId,
          product: products.name,
          reason: reclaimExemptions.reason,
          endsOn: reclaimExemptions.endsOn,
          createdAt: reclaimExemptions.createdAt,
        })
        .from(reclaimExemptions)
        .leftJoin(
          products,
          and(
            eq(products.companyId, reclaimExemptions.companyId),
            eq(products.mainId, reclaimExemptions.mainId),
          ),
        )
        .where(eq(reclaimExemptions.userId, userId))
        .orderBy(asc(reclaimExemptions.companyId), asc(reclaimExemptions.createdAt)),
  },
  {
    name: 'request-delegations',
    title: ['授权申请代理', 'Delegations of licence requests'],
    about: [
      '谁在您外出时代您处理授权申请，您代谁处理。',
      'Who answers licence requests for you while you are away, and for whom you do.',
    ],
    tables: [requestDelegations],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      isDelegate: ['您是代理人', 'You are the delegate'],
      startsOn: ['开始日期', 'From'],
      endsOn: ['截止日期', 'Until'],
      createdAt: ['设置时间', 'Made at'],
    },
    async read(db, { userId }) {
      const rows = await db
        .select()
        .from(requestDelegations)
        .where(or(eq(requestDelegations.userId, userId), eq(requestDelegations.delegateId, userId)))
        .orderBy(asc(requestDelegations.companyId), asc(requestDelegations.startsOn))
      return rows.map((row) => ({ ...row, isDelegate: row.delegateId === userId }))
    },
  },
  {
    name: 'licence-requests',
    title: ['授权申请', 'Licence requests'],
    about: ['您向企业申请的授权。', 'The licences that you asked your companies for.'],
    tables: [licenceRequests],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      id: ['编号', 'Id'],
      product: ['产品', 'Product'],
      reason: ['申请理由', 'Why you asked'],
      state: ['状态', 'State'],
      appliedAt: ['申请时间', 'Asked at'],
      approvedAt: ['同意时间（等待席位）', 'Approved at (waiting for a seat)'],
      decidedAt: ['处理时间', 'Decided at'],
      answer: ['拒绝原因', 'Reason of a refusal'],
    },
    async read(db, { userId }) {
      const rows = await db
        .select({ request: licenceRequests, product: products.name })
        .from(licenceRequests)
        .innerJoin(
          products,
          and(eq(products.companyId, licenceRequests.companyId), eq(products.mainId, licenceRequests.mainId)),
        )
        .where(eq(licenceRequests.userId, userId))
        .orderBy(asc(licenceRequests.appliedAt), asc(licenceRequests.id))
      return rows.map(({ request, product }) => ({ ...request, product }))
    },
  },
  {
    name: 'devices',
    title: ['激活的设备', 'Devices'],
    about: ['使用这些授权的设备。', 'Machines on which those licences were activated.'],
    tables: [devices],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      sn: ['序列号', 'Serial number'],
      mid: ['设备识别码', 'Fingerprint'],
      status: ['状态', 'State'],
      registeredAt: ['激活时间', 'Activated at'],
    },
    read: (db, { userId }) =>
      db
        .select({
          companyId: devices.companyId,
          sn: grants.sn,
          mid: devices.mid,
          status: devices.status,
          registeredAt: devices.registeredAt,
        })
        .from(devices)
        .innerJoin(grants, and(eq(grants.companyId, devices.companyId), eq(grants.id, devices.grantId)))
        .where(eq(grants.userId, userId))
        .orderBy(asc(devices.companyId), asc(devices.registeredAt), asc(devices.mid)),
  },
  {
    name: 'borrowed-licences',
    title: ['借用的授权', 'Borrowed licences'],
    about: [
      '您借用到设备上的企业授权，结束后保留180天。',
      'Licences of your companies that you borrowed for a device, kept for 180 days after their end.',
    ],
    tables: [borrowedLicences],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      id: ['编号', 'Id'],
      product: ['产品', 'Product'],
      sn: ['序列号', 'Serial number'],
      mid: ['设备识别码', 'Fingerprint'],
      issuedAt: ['借用时间', 'Borrowed at'],
      endsAt: ['到期时间', 'Ends at'],
      returnedAt: ['归还时间', 'Returned at'],
      lostAt: ['挂失时间', 'Lost at'],
      personName: ['文件中的姓名', 'Name in the file'],
    },
    async read(db, { userId }) {
      const rows = await db
        .select({ borrowed: borrowedLicences, product: products.name })
        .from(borrowedLicences)
        .innerJoin(
          products,
          and(
            eq(products.companyId, borrowedLicences.companyId),
            eq(products.mainId, borrowedLicences.mainId),
          ),
        )
        .where(eq(borrowedLicences.userId, userId))
        .orderBy(asc(borrowedLicences.issuedAt), asc(borrowedLicences.id))
      return rows.map(({ borrowed, product }) => ({ ...borrowed, product }))
    },
  },
  {
    name: 'device-swaps',
    title: ['更换设备', 'Devices swapped'],
    about: [
      '您每月更换设备的次数，保留约3个月。',
      'How many devices you swapped each month, kept for about three months.',
    ],
    tables: [deviceSwaps],
    columns: {
      companyId: ['企业编号', 'Company’s id'],
      product: ['产品', 'Product'],
      month: ['月份', 'Month'],
      count: ['次数', 'Times'],
      lastAt: ['最近一次', 'Last at'],
    },
    read: (db, { userId }) =>
      db
        .select({
          companyId: deviceSwaps.companyId,
          product: products.name,
          month: deviceSwaps.month,
          count: deviceSwaps.count,
          lastAt: deviceSwaps.lastAt,
        })
        .from(deviceSwaps)
        .innerJoin(
          products,
          and(eq(products.companyId, deviceSwaps.companyId), eq(products.mainId, deviceSwaps.mainId)),
        )
        .where(eq(deviceSwaps.userId, userId))
        .orderBy(asc(deviceSwaps.companyId), asc(deviceSwaps.month), asc(products.name)),
  },
  {
    name: 'invitations',
    title: ['邀请与待办', 'Invitations and to-dos'],
    about: ['邀请您加入企业的记录，以及您的申请。', 'Who asked you into a company, and where you applied.'],
    tables: [invitations],
    columns: {
      company: ['企业', 'Company'],
      kind: ['方式', 'By'],
      name: ['称呼', 'Name'],
      phone: ['手机号', 'Mobile number'],
      status: [
        '状态（1已加入，2已拒绝，4待注册，5待确认，6已过期，7已失效）',
        'State (1 joined, 2 rejected, 4 awaiting registration, 5 awaiting confirmation, 6 expired, 7 invalid)',
      ],
      invitedAt: ['邀请时间', 'Invited at'],
      respondedAt: ['答复时间', 'Answered at'],
      decidedAt: ['审批时间', 'Decided at'],
      addedAt: ['加入时间', 'Joined at'],
      reason: ['未通过原因', 'Reason of a refusal'],
      expiresAt: ['有效期至', 'Good until'],
      putAwayAt: ['从待办移除', 'Put away at'],
    },
    async read(db, { userId, phone }) {
      const rows = await db
        .select({ invitation: invitations, company: companies.name })
        .from(invitations)
        .innerJoin(companies, eq(companies.id, invitations.companyId))
        .where(
          or(eq(invitations.userId, userId), and(isNull(invitations.userId), eq(invitations.phone, phone))),
        )
        .orderBy(asc(invitations.invitedAt), asc(invitations.id))
      return rows.map(({ invitation, company }) => ({ ...invitation, company }))
    },
  },
]
