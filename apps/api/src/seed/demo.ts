/** Names by which tests and documents refer to the demo data. */
export const demo = {
  password: 'Atrium@2026',
  accounts: {
    superAdministrator: '13800000001',
    administrator: '13800000002',
    member: '13800000003',
    individual: '13800000004',
    student: '13800000005',
    researcher: '13800000006',
    invited: '13800000007',
  },
  userIds: {
    /** Super administrator of both companies. */
    superAdministrator: 'user-0001',
    /** Looks after `departmentIds.structure` of the first company. */
    administrator: 'user-0002',
    /** Ordinary member in `departmentIds.seismic`, with licences. */
    member: 'user-0003',
    /** In no company. */
    individual: 'user-0004',
    /** Looks after `departmentIds.bimStandards`, a leaf outside of the first administrator's scope. */
    otherAdministrator: 'user-0005',
    /** Ordinary member in `departmentIds.seismic` without any licence. */
    memberWithoutLicences: 'user-0006',
    /** Ordinary member outside of the administrator's scope, in `departmentIds.cost`. */
    memberOutsideScope: 'user-0007',
    /** Of education, in no company. */
    student: 'user-0008',
    /** Of an organisation, in no company. */
    researcher: 'user-0009',
    /** In no company, asked into both. */
    invited: 'user-0010',
  },
  companyId: 'company-yunzhu',
  secondCompanyId: 'company-qinghe',
  departmentIds: {
    top: 'dep-top',
    architecture: 'dep-architecture',
    /** Level 2, looked after by the administrator. */
    structure: 'dep-structure',
    /** Level 4 below structure; owns seats of its own. */
    tall: 'dep-tall',
    /** Level 5 below tall. */
    seismic: 'dep-seismic',
    /** Level 6, the deepest. */
    elastoplastic: 'dep-elastoplastic',
    /** A leaf below tall that owns seats: deleting it asks for confirmation. */
    foundations: 'dep-foundations',
    /** A leaf with an administrator: it can't be deleted. */
    bimStandards: 'dep-bim-standards',
    /** A leaf without members, seats and administrators: it is deleted at once. */
    archive: 'dep-archive',
    cost: 'dep-cost',
    secondTop: 'dep-qinghe',
  },
  /** Permission groups of the first company. */
  groupIds: {
    structure: 'group-structure',
    bimStandards: 'group-bim-standards',
    /** Of orders only. */
    purchasing: 'group-purchasing',
  },
  meetingIds: {
    /** In some weeks, with places left. */
    seismic: 'meeting-seismic',
    /** In some weeks, full; the researcher waits. */
    bim: 'meeting-bim',
    /** In some days, with one place left; the super administrator comes. */
    cost: 'meeting-cost',
    /** Over; the student was there. */
    launch: 'meeting-launch',
  },
  mainIds: {
    /** Serial number, permanent; seats in several departments, of which some use none of theirs. */
    structure: 'main-structure',
    /** Serial number, dated, many seats free. */
    architecture: 'main-architecture',
    /** Serial number, ends in some weeks. */
    water: 'main-water',
    /** Serial number, expired. */
    hvac: 'main-hvac',
    /** Serial number, disabled. */
    electrical: 'main-electrical',
    /** Serial number, permanent, exactly one seat free, owned by the top department. */
    seismic: 'main-seismic',
    bridge: 'main-bridge',
    /** Trial, every seat taken. */
    foundation: 'main-foundation',
    /** Cloud subscription, dated. */
    bim: 'main-bim',
    /** Cloud subscription on trial, with a long name. */
    review: 'main-review',
    cost: 'main-cost',
    /** Cloud subscription, expired. */
    site: 'main-site',
    secondCompany: 'main-supervision',
  },
} as const
