/** Names of demo data for tests and docs. */
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
    /** Manages `departmentIds.structure` of the first company. */
    administrator: 'user-0002',
    /** Ordinary member in `departmentIds.seismic`, with licences. */
    member: 'user-0003',
    /** In no company. */
    individual: 'user-0004',
    /** Manages `departmentIds.bimStandards`, a leaf outside of the first administrator's scope. */
    otherAdministrator: 'user-0005',
    /** Ordinary member in `departmentIds.seismic` without a licence. */
    memberWithoutLicences: 'user-0006',
    /** Ordinary member outside of the administrator's scope, in `departmentIds.cost`. */
    memberOutsideScope: 'user-0007',
    /** A student, in no company. */
    student: 'user-0008',
    /** Works at a research institute, in no company. */
    researcher: 'user-0009',
    /** In no company, invited to both. */
    invited: 'user-0010',
  },
  companyId: 'company-yunzhu',
  secondCompanyId: 'company-qinghe',
  departmentIds: {
    top: 'dep-top',
    architecture: 'dep-architecture',
    /** Level 2, managed by the administrator. */
    structure: 'dep-structure',
    /** Level 4 below structure; owns seats. */
    tall: 'dep-tall',
    /** Level 5 below tall. */
    seismic: 'dep-seismic',
    /** Level 6, the deepest. */
    elastoplastic: 'dep-elastoplastic',
    /** A leaf below tall that owns seats: deleting it asks first. */
    foundations: 'dep-foundations',
    /** A leaf with an administrator: it can't be deleted. */
    bimStandards: 'dep-bim-standards',
    /** A leaf without members, seats and administrators: deleted after the usual question. */
    archive: 'dep-archive',
    cost: 'dep-cost',
    secondTop: 'dep-qinghe',
  },
  /** Permission groups of the first company. */
  groupIds: {
    structure: 'group-structure',
    bimStandards: 'group-bim-standards',
    /** Orders only. */
    purchasing: 'group-purchasing',
  },
  meetingIds: {
    /** In a few weeks, with free places. */
    seismic: 'meeting-seismic',
    /** In a few weeks, full; the researcher waits. */
    bim: 'meeting-bim',
    /** In a few days, with one free place; the super administrator attends. */
    cost: 'meeting-cost',
    /** Past; the student attended. */
    launch: 'meeting-launch',
  },
  mainIds: {
    /** Serial number, permanent; seats in several departments; some departments use none. */
    structure: 'main-structure',
    /** Serial number, dated, many seats free. */
    architecture: 'main-architecture',
    /** Serial number, ends in a few weeks. */
    water: 'main-water',
    /** Serial number, expired. */
    hvac: 'main-hvac',
    /** Serial number, disabled. */
    electrical: 'main-electrical',
    /** Serial number, permanent, exactly one free seat, owned by the top department. */
    seismic: 'main-seismic',
    bridge: 'main-bridge',
    /** Trial, no free seat. */
    foundation: 'main-foundation',
    /** Cloud subscription, dated. */
    bim: 'main-bim',
    /** Cloud subscription on trial, with a long name. */
    review: 'main-review',
    cost: 'main-cost',
    /** Cloud subscription, expired. */
    site: 'main-site',
    /** Serial number, concurrent, some seats in use. */
    daylight: 'catalogue-daylight',
    secondCompany: 'main-supervision',
  },
} as const
