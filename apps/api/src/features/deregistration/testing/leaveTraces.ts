import { sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import * as tables from '../../../tables'
import { writeAuditRow } from '../../audit'
import { wanderer } from './wanderer'

const companyId = 'acme'
const { id: userId, phone, realName, nickname, calledInCompany, account, email, street } = wanderer
const both = `${realName}（${phone}）`

/** Makes the wanderer a member of Acme, and adds rows by or about them to every table about people. */
export async function leaveTraces(db: Connection, now: Date): Promise<void> {
  // Leftovers of an earlier test in tables without references to people.
  await db.execute(
    sql`truncate audit_chains, audit_subjects, audit_callers, outbox, idempotency_keys, objects, oidc_records, oidc_logouts cascade`,
  )
  await arrive(db, now)
  await work(db, now)
  await buy(db, now)
  await tryOut(db, now)
  await protect(db, now)
  await beTalkedAbout(db, now)
  await actInCompany(db, now)
}

async function arrive(db: Connection, now: Date) {
  const later = new Date(now.getTime() + 86_400_000)
  await db.insert(tables.users).values({
    id: userId,
    account,
    phone,
    realName,
    nickname,
    email,
    emailVerifiedAt: now,
    headImage: 'picture.png',
    passwordHash: 'secret-hash',
    createdAt: now,
    lastSignInAt: now,
  })
  await db.insert(tables.profiles).values({
    userId,
    type: 2,
    region: '江苏省-苏州市-姑苏区',
    address: street,
    school: '苏州大学',
    teacherName: realName,
    teacherPhone: phone,
    updatedAt: now,
  })
  const kinds = ['userAgreement', 'privacyPolicy'] as const
  await db.insert(tables.agreements).values(
    kinds.map((kind) => ({
      userId,
      kind,
      version: '2021-06-01',
      at: now,
      occasion: 'registration' as const,
    })),
  )
  await db.insert(tables.notificationRecords).values({ userId, recordType: 1, seenAt: now })
  await db.insert(tables.pageStatuses).values({ userId, code: 'seats', name: realName, value: '1' })
  const owner = { ownerKind: 'person', ownerId: userId, name: 'picture.png' } as const
  await db.insert(tables.objects).values({ ...owner, audience: 'public', type: 'image/png', createdAt: now })
  await db.insert(tables.objectParts).values({ ...owner, position: 0, content: new Uint8Array([1, 2, 3]) })
  await db.insert(tables.messages).values({
    userId,
    id: 'own',
    title: both,
    content: both,
    titleEn: both,
    contentEn: both,
    createdAt: now,
  })
  await db.insert(tables.deregistrations).values({ userId, requestedAt: now, endsAt: later })
}

async function work(db: Connection, now: Date) {
  await db.insert(tables.memberships).values({
    companyId,
    userId,
    role: 'member',
    departmentId: 'design',
    name: calledInCompany,
    phone,
    spelling: 'ouyang',
    position: '设计师',
    joinedAt: now,
    grantCount: 1,
  })
  const grant = { companyId, id: 'grant-wanderer', mainId: 'draw', departmentId: 'top' }
  await db.insert(tables.grants).values({ ...grant, userId, sn: 'SN-wanderer', grantedAt: now })
  await db
    .insert(tables.devices)
    .values({ companyId, grantId: grant.id, mid: 'MID-wanderer', registeredAt: now, status: 'active' })
  await db.insert(tables.cancelledGrants).values({
    ...grant,
    id: 'grant-cancelled',
    userId,
    sn: 'SN-cancelled',
    grantedAt: now,
    cancelledAt: now,
    devices: [{ mid: 'MID-wanderer', registeredAt: now.toISOString(), status: 'active' }],
  })
  await db.insert(tables.borrowedLicences).values({
    companyId,
    id: 'borrowed-wanderer',
    grantId: grant.id,
    userId,
    personName: calledInCompany,
    mainId: grant.mainId,
    sn: 'SN-wanderer',
    mid: 'MID-wanderer',
    issuedAt: now,
    endsAt: new Date(now.getTime() + 10 * 86_400_000),
  })
  await db
    .insert(tables.deviceSwaps)
    .values({ companyId, userId, mainId: grant.mainId, month: '2026-01', count: 1, lastAt: now })
  await db.insert(tables.seatCheckouts).values({
    companyId,
    id: 'checkout-wanderer',
    mainId: grant.mainId,
    product: grant.mainId,
    userId,
    departmentId: grant.departmentId,
    mid: 'MID-wanderer',
    deviceName: '',
    startedAt: now,
    seenAt: now,
    endsAt: now,
  })
  await db.insert(tables.licenceUseDays).values({ companyId, userId, mainId: 'draw', day: '2026-01-05' })
  await db.insert(tables.permissionGroupMembers).values({ companyId, groupId: 'own-dora', userId })
  const rule = { companyId, ruleId: 'rule-wanderer', userId, mainId: grant.mainId }
  await db.insert(tables.licenceRules).values({
    companyId,
    id: rule.ruleId,
    name: 'draw',
    state: 'paused',
    reach: 'everybody',
    graceDays: 0,
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
    updatedBy: userId,
  })
  await db.insert(tables.licenceClocks).values({ companyId, takenAt: now, lookedAt: now, checkedAt: now })
  await db.insert(tables.licenceExceptions).values(rule)
  await db.insert(tables.waitingSeats).values({ ...rule, since: now })
  const change = { companyId, id: 'bulk-wanderer', startedBy: userId, actorId: userId, sessionId: '' }
  await db.insert(tables.bulkChanges).values({
    ...change,
    kind: 'grant',
    state: 'done',
    source: 'manual',
    mainIds: [grant.mainId],
    startedAt: now,
    actedAt: now,
    finishedAt: now,
    takenAt: now,
    total: 1,
    waiting: 0,
    done: 1,
  })
  await db.insert(tables.bulkChangeLines).values({
    companyId,
    changeId: change.id,
    number: 1,
    userId,
    mainId: grant.mainId,
    state: 'done',
    grantId: grant.id,
    doneAt: now,
  })
  const reclaim = { companyId, id: 'reclaim-wanderer', mainId: grant.mainId }
  await db.insert(tables.reclaims).values({
    ...reclaim,
    idleDays: 90,
    state: 'planned',
    plannedBy: userId,
    sessionId: '',
    plannedAt: now,
    plannedOn: '2026-01-05',
    dueAt: now,
    total: 1,
  })
  await db.insert(tables.reclaimLines).values({ companyId, reclaimId: reclaim.id, userId })
  await db.insert(tables.reclaimPolicies).values({
    companyId,
    mainId: grant.mainId,
    idleDays: 90,
    noticeDays: 7,
    state: 'off',
    savedBy: userId,
    savedAt: now,
  })
  const delegation = { companyId, startsOn: '2026-11-30', endsOn: '2026-12-11', createdAt: now }
  await db.insert(tables.requestDelegations).values([
    { ...delegation, userId, delegateId: 'sonia' },
    { ...delegation, userId: 'sonia', delegateId: userId },
  ])
  await db.insert(tables.reclaimExemptions).values({
    companyId,
    id: 'exemption-wanderer',
    userId,
    mainId: '',
    reason: both,
    createdBy: userId,
    createdAt: now,
  })
  await db.insert(tables.seatCuts).values({
    companyId,
    mainId: 'draw',
    orderNo: '202601050900000000',
    seats: 1,
    expiresAt: now,
    decidedBy: userId,
  })
  await db.insert(tables.seatCutMembers).values({ companyId, mainId: 'draw', userId, isChosen: true })
  await db.insert(tables.licenceRequests).values({
    companyId,
    id: 'request-wanderer',
    userId,
    mainId: 'draw',
    state: 'refused',
    appliedAt: now,
    reason: both,
    answer: both,
  })
}

async function tryOut(db: Connection, now: Date) {
  await db
    .insert(tables.catalogueCategories)
    .values({ id: 'drawing', position: 0, names: { 'zh-CN': '绘图', en: 'Drawing' } })
    .onConflictDoNothing()
  const texts = { name: '绘图', summary: '绘图', introduction: [], highlights: [], requirements: [] }
  await db
    .insert(tables.catalogueProducts)
    .values({
      id: 'draw',
      licenceId: 'draw',
      categoryId: 'drawing',
      position: 0,
      drawing: 'frame',
      productType: 0,
      trialDays: 30,
      isInstant: false,
      texts: { 'zh-CN': texts, en: texts },
    })
    .onConflictDoNothing()
  await db.insert(tables.trials).values({
    userId,
    id: 'own-trial',
    productId: 'draw',
    purpose: both,
    state: 'applied',
    appliedAt: now,
  })
  await db.insert(tables.appUses).values({
    userId,
    id: 'own-use',
    licenceId: 'draw',
    source: 'trial',
    ownedId: 'own-trial',
    companyId: '',
    ticket: 'ticket-hash',
    ticketUntil: now,
    mid: 'MID-wanderer',
    agent: 'Firefox',
    issuedAt: now,
    secret: 'secret-hash',
    startedAt: now,
    seenAt: now,
  })
  const meeting = {
    name: '绘图',
    summary: '绘图',
    venue: '苏州',
    address: '苏州',
    introduction: [],
    agenda: [],
  }
  await db
    .insert(tables.meetings)
    .values({
      id: 'draw',
      startAt: now,
      endAt: new Date(now.getTime() + 3_600_000),
      placeCount: 1,
      texts: { 'zh-CN': meeting, en: meeting },
    })
    .onConflictDoNothing()
  await db.insert(tables.meetingApplications).values({
    userId,
    id: 'own-meeting',
    meetingId: 'draw',
    turn: 1,
    state: 'waiting',
    appliedAt: now,
    name: realName,
    phone,
    company: '',
    remark: both,
  })
}

async function buy(db: Connection, now: Date) {
  const invoice = {
    unifiedSocialCreditCode: '',
    registeredTel: phone,
    registeredAddress: street,
    bankAccount: '',
    bankName: '',
    invoiceType: 'ordinary' as const,
    invoiceHeader: realName,
    invoiceRemark: both,
    invoiceContent: '软件',
  } as const
  const mailing = {
    addressee: realName,
    phone,
    province: '江苏省',
    city: '苏州市',
    areaOrCounty: '姑苏区',
    detailedAddress: '总公司前台',
  }
  const [person, company] = [
    { ownerKind: 'person', ownerId: userId },
    { ownerKind: 'company', ownerId: companyId },
  ] as const
  const columns = { id: 'kept-wanderer', isDefault: true, createdAt: now }
  await db.insert(tables.invoiceTitles).values({
    ...person,
    ...columns,
    titleKind: 'personal',
    invoiceType: 'ordinary',
    invoiceHeader: realName,
    creditCode: '',
    bankName: '',
    bankAccount: '',
    registeredAddress: street,
    registeredPhone: phone,
  })
  const file = { ...person, size: 0, modifiedAt: now, createdAt: now, createdBy: userId }
  await db.insert(tables.diskNodes).values([
    { ...file, id: 'own-folder', kind: 'folder', name: realName, nameKey: realName },
    {
      ...file,
      id: 'own-file',
      parentId: 'own-folder',
      kind: 'file',
      name: both,
      nameKey: both,
      sha256: 'b'.repeat(64),
      trashedAt: now,
    },
  ])
  const shared = { ...file, ...company, name: 'plan.dwg' }
  await db
    .insert(tables.diskNodes)
    .values({ ...shared, id: 'shared-file', kind: 'file', nameKey: 'plan.dwg', sha256: 'b'.repeat(64) })
  await db.insert(tables.diskUploads).values([
    { ...file, id: 'own-upload', name: phone, clash: 'refuse' },
    { ...shared, id: 'shared-upload', clash: 'refuse' },
  ])
  await db
    .insert(tables.diskArchives)
    .values({ ...person, id: 'own-archive', nodeIds: ['own-file'], name: both, createdAt: now })
  const share = { createdBy: userId, hasCode: true, canDownload: true, createdAt: now }
  await db.insert(tables.diskShares).values([
    { ...person, ...share, id: 'own-share', nodeId: 'own-file' },
    { ...company, ...share, id: 'shared-share', nodeId: 'shared-file' },
  ])
  const { phone: addresseePhone, areaOrCounty: district, ...rest } = mailing
  const place = { ...rest, addresseePhone, district }
  await db.insert(tables.invoiceAddresses).values([
    { ...person, ...columns, ...place, detailedAddress: street },
    { ...company, ...columns, ...place },
  ])
  const order = {
    status: 'COMPLETED' as const,
    orderAmount: 100,
    payAmount: 100,
    actualAmount: 100,
    createdBy: userId,
    createdAt: now,
    expiresAt: now,
    paidAt: now,
    invoice,
  } as const
  const own = { ownerKind: 'person', ownerId: userId, orderNo: 'own-order' } as const
  const ofCompany = { ownerKind: 'company', ownerId: companyId, orderNo: 'company-order' } as const
  await db.insert(tables.orders).values([
    { ...order, ...own, mailing: { ...mailing, detailedAddress: street } },
    { ...order, ...ofCompany, mailing, invoice: { ...invoice, registeredAddress: '' } },
  ])
  await db.insert(tables.orderItems).values({
    ...own,
    position: 0,
    mainId: 'draw',
    productName: '绘图',
    productType: 0,
    sellingPackageName: '标准版',
    purchaseQuantity: 1,
  })
  await db.insert(tables.payments).values({
    ...own,
    id: 'own-payment',
    payType: 'card',
    amount: 100,
    state: 'paid',
    createdAt: now,
    changedAt: now,
  })
  await db.insert(tables.orderEvents).values({ ...own, after: 'COMPLETED', actorId: userId, at: now })
}

async function protect(db: Connection, now: Date) {
  const later = new Date(now.getTime() + 10 * 86_400_000)
  await db.insert(tables.sessions).values({
    id: 'session-wanderer',
    userId,
    rotatedAt: now,
    createdAt: now,
    usedAt: now,
    browserKey: 'print',
    address: '203.0.113.77',
    agent: 'Wander/1',
    usedAddress: '203.0.113.77',
    usedAgent: 'Wander/1',
    idleAt: later,
    expiresAt: later,
  })
  await db.insert(tables.knownDevices).values({ id: 'device-wanderer', userId, generation: 1, usedAt: now })
  await db
    .insert(tables.authenticators)
    .values({ userId, secret: 'secret-seed', addedAt: now, confirmedAt: now })
  await db.insert(tables.recoveryCodes).values({ userId, proof: 'secret-code', madeAt: now })
  await db.insert(tables.passkeys).values({
    id: 'secret-passkey',
    userId,
    name: `${nickname}的电脑`,
    publicKey: 'secret-key',
    counter: 0,
    transports: [],
    isSynced: false,
    addedAt: now,
  })
  await db
    .insert(tables.pendingSignIns)
    .values({ proof: 'secret-proof', userId, isWebClient: true, password: 'secret-mac', expiresAt: later })
  await db.insert(tables.socialAccounts).values({
    provider: 'standIn',
    subject: 'social-subject',
    userId,
    displayName: nickname,
    boundAt: now,
    lastUsedAt: now,
  })
  await db
    .insert(tables.staffRoles)
    .values({ userId, role: 'support', grantedAt: now, grantedBy: 'operator:demo' })
  await db
    .insert(tables.deskClaims)
    .values({ queue: 'trial', caseId: 'trial-wanderer', userId, claimedAt: now })
  await db.insert(tables.deskRequests).values({
    id: 'request-wanderer',
    operation: 'approveDissolution',
    input: { params: { companyId: 'none' } },
    askedBy: userId,
    askedAt: now,
    reason: `${realName}与客户确认`,
    endsAt: later,
    state: 'waiting',
  })
  const site = { id: 'site', name: 'Site', origins: [], scopes: [], createdAt: now }
  await db.insert(tables.embedders).values(site).onConflictDoNothing()
  await db
    .insert(tables.embedderCompanies)
    .values({ companyId, embedderId: site.id, createdAt: now })
    .onConflictDoNothing()
  await db
    .insert(tables.embeddedPeople)
    .values({ companyId, embedderId: site.id, externalId: account, userId, linkedAt: now })
  await db.insert(tables.embedderRefusals).values({ embedderId: site.id, userId, refusedAt: now })
  const directory = { companyId, id: 'directory', kind: 'scim' as const, name: 'Directory', createdAt: now }
  await db.insert(tables.directories).values(directory).onConflictDoNothing()
  await db.insert(tables.directoryPeople).values({
    ...{ companyId, directoryId: directory.id, id: `person of ${userId}`, userId, phone },
    ...{ userName: account, userKey: account, active: true, createdAt: now, updatedAt: now },
    attributes: { displayName: calledInCompany, emails: [{ value: email }] },
  })
  await db.insert(tables.directoryLeavers).values({
    ...{ companyId, userId, directoryId: directory.id, name: calledInCompany, phone },
    ...{ departmentId: 'department', leftAt: now },
  })
  const read = { companyId, differenceId: 'difference' }
  await db.insert(tables.directoryDifferences).values({
    ...{ companyId, id: read.differenceId, directoryId: directory.id, state: 'applied', trigger: 'person' },
    ...{ startedBy: userId, appliedBy: userId, startedAt: now, takenAt: now },
  })
  const found = { subject: 'person', state: 'done', externalId: account, place: '', placeId: '' } as const
  await db.insert(tables.directoryChanges).values([
    { ...read, ...found, number: 1, phase: 8, change: 'invited', name: calledInCompany, phone },
    { ...read, ...found, number: 2, phase: 4, change: 'renamed', name: calledInCompany, userId },
  ])
  const at = { companyId, connectionId: 'connection' }
  await db
    .insert(tables.connections)
    .values({
      ...{ companyId, id: at.connectionId, name: 'Connection', kind: 'oidc', createdAt: now },
      joining: { joins: false, follows: false, departmentId: null, departments: [], groups: [] },
      lastTest: {
        ...{ at: now.toISOString(), subject: 'company-subject', mail: email, displayName: realName },
        ...{ claims: [], departmentName: null, groupNames: [], problems: [] },
      },
    })
    .onConflictDoNothing()
  await db.insert(tables.connectionPeople).values({
    ...{ ...at, userId, subject: 'company-subject', displayName: realName, mail: email, linkedAt: now },
  })
  const application = { id: 'application', name: 'Application', nameEnglish: 'Application', createdAt: now }
  await db
    .insert(tables.oidcClients)
    .values({
      ...application,
      ...{ kind: 'web', isFirstParty: true, scopes: [], redirectUris: [], logoutUris: [] },
      backchannelLogoutUri: 'https://app.example/logout',
    })
    .onConflictDoNothing()
  const clientId = application.id
  const consent = { userId, clientId, companyId, scopes: [], allowedAt: now, usedAt: now }
  await db.insert(tables.oidcConsents).values(consent)
  await db.insert(tables.oidcGrants).values({ userId, id: 'grant', companyId })
  await db.insert(tables.sessionLinks).values({ uid: 'browser', sessionId: 'none', userId, createdAt: now })
  await db.insert(tables.oidcRecords).values({
    ...{ model: 'Session', digest: 'secret-digest', sealedId: 'secret-id', accountId: userId },
    ...{
      sessionUid: 'browser',
      payload: { accountId: userId, authorizations: { [clientId]: { sid: 'sid' } } },
    },
  })
  const logout = { id: 'logout', clientId, userId, queuedAt: now, nextAt: now }
  await db.insert(tables.oidcLogouts).values(logout)
  const answer = { data: { name: calledInCompany, phone } }
  const key = { key: 'key-12345678', operation: 'createOrder', inputHash: '', at: now, answer }
  await db.insert(tables.idempotencyKeys).values([
    { ...key, companyId: '', userId },
    { ...key, companyId, userId: 'sonia' },
  ])
}

/** Other people's data about them. */
async function beTalkedAbout(db: Connection, now: Date) {
  const columns = { title: both, content: both, titleEn: both, contentEn: both, createdAt: now }
  await db.insert(tables.messages).values([
    { ...columns, userId: 'sonia', id: 'both' },
    { ...columns, userId: 'sonia', id: 'name', companyId, title: '', content: `${realName}已将权限移交给您` },
  ])
  const event = { target: 'OnMessage', text: both, payload: { by: both } }
  await db.insert(tables.eventCounters).values([userId, 'sonia'].map((id) => ({ userId: id, lastId: 1 })))
  await db.insert(tables.userEvents).values([userId, 'sonia'].map((id) => ({ ...event, userId: id, id: 1 })))
  const mail = { channel: 'mail', subject: both, text: both, html: `<p>${both}</p>`, queuedAt: now } as const
  await db.insert(tables.outbox).values([
    { ...mail, id: 'to-them', recipient: email },
    { ...mail, id: 'to-sonia', recipient: 'sonia@example.com' },
  ])
  await db.insert(tables.invitations).values({
    companyId,
    id: 'invited',
    kind: 'sms',
    phone,
    name: calledInCompany,
    departmentId: 'design',
    userId,
    status: 2,
    invitedBy: userId,
    decidedBy: userId,
    invitedAt: now,
    expiresAt: now,
    reason: both,
  })
}

/** Their own actions, and a company that names them as a contact. */
async function actInCompany(db: Connection, now: Date) {
  await db.insert(tables.inviteLinks).values({
    companyId,
    id: 'link',
    departmentId: 'design',
    memberLimit: 5,
    createdBy: userId,
    createdAt: now,
    expiresAt: now,
  })
  const contact = { contactPerson: realName, contactPhone: phone }
  await db.update(tables.companies).set(contact)
  await db.insert(tables.certifications).values({
    companyId,
    id: 'certified',
    version: 1,
    state: 'approved',
    statusBefore: 0,
    name: 'acme',
    code: '',
    ...contact,
    remark: '',
    province: '',
    city: '',
    areaOrCounty: '',
    detailedAddress: '',
    licenceName: 'licence.png',
    submittedBy: userId,
    submittedAt: now,
  })
  await db.insert(tables.dissolutions).values({
    companyId,
    id: 'ended',
    status: 'rejected',
    requestedBy: userId,
    requestedAt: now,
    reason: both,
    remark: both,
  })
  await db.update(tables.permissionGroups).set({ updatedBy: userId })
  for (const chain of ['', companyId])
    await writeAuditRow(db, {
      companyId: chain,
      at: now,
      actorId: userId,
      sessionId: 'session-wanderer',
      operation: chain ? 'updateMembers' : 'changeMobile',
      subject: { userId, before: { name: realName, phone }, after: { name: calledInCompany, email } },
      caller: { address: '203.0.113.77', agent: 'Wander/1' },
    })
}
