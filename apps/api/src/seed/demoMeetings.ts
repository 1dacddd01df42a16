import { asc, inArray, like, or } from 'drizzle-orm'
import { newSerialNumber } from '../platform/keys/newSerialNumber'
import { meetingApplications, meetings, users } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

const hour = 3_600_000
const day = 24 * hour
const { meetingIds, userIds } = demo

interface DemoMeeting {
  readonly id: string
  /** Days from today, and the time in China. */
  readonly inDays: number
  readonly from: number
  readonly hours: number
  readonly placeCount: number
  /** Has a place, or waits, before everybody else. */
  readonly first?: string
  readonly applicants: number
  readonly texts: (typeof meetings.$inferInsert)['texts']
}

const drafts: readonly DemoMeeting[] = [
  {
    id: meetingIds.seismic,
    inDays: 18,
    from: 14,
    hours: 3.5,
    placeCount: 120,
    applicants: 46,
    texts: {
      'zh-CN': {
        name: '超限高层抗震设计技术交流会',
        summary: '从性能目标到超限审查，三个真实项目的完整设计过程。',
        venue: '上海 · 同济设计院报告厅',
        address: '上海市杨浦区四平路1230号一层报告厅',
        introduction: [
          '面向结构工程师与审图人员。三位主讲人分别讲述一个已通过超限审查的项目：性能目标怎样确定，弹塑性时程分析怎样校核，审查意见怎样回应。',
          '现场提供计算模型与计算书供查阅，会后资料发送给全部参会者。',
        ],
        agenda: [
          { time: '14:00', title: '性能目标与抗震等级的取定', speaker: '周明远，结构总工程师' },
          { time: '15:00', title: '弹塑性时程分析：地震波选取与结果判读', speaker: '沈知微，分析软件负责人' },
          { time: '16:00', title: '超限审查意见与回应', speaker: '韩立群，超限审查专家' },
          { time: '17:00', title: '提问与讨论', speaker: '' },
        ],
      },
      en: {
        name: 'Seismic design of tall buildings',
        summary: 'From performance targets to expert review: three projects from beginning to end.',
        venue: 'Shanghai · Lecture hall of the design institute',
        address: 'Ground floor, 1230 Siping Road, Yangpu, Shanghai',
        introduction: [
          'For structural engineers and reviewers. Three speakers each present a project that passed expert review: how its targets were set, how the time history analysis was checked, and how the reviewers’ comments were answered.',
          'Models and reports can be looked at in the hall; everybody who came gets the slides.',
        ],
        agenda: [
          {
            time: '14:00',
            title: 'Performance targets and seismic grades',
            speaker: 'Zhou Mingyuan, chief structural engineer',
          },
          {
            time: '15:00',
            title: 'Time history analysis: records and results',
            speaker: 'Shen Zhiwei, head of analysis software',
          },
          { time: '16:00', title: 'What reviewers ask, and answers', speaker: 'Han Liqun, review expert' },
          { time: '17:00', title: 'Questions', speaker: '' },
        ],
      },
    },
  },
  {
    id: meetingIds.bim,
    inDays: 9,
    from: 9,
    hours: 7,
    placeCount: 30,
    applicants: 32,
    first: userIds.student,
    texts: {
      'zh-CN': {
        name: 'BIM协同设计实战研讨会',
        summary: '带上电脑，用一天时间在同一个模型里完成多专业协同。',
        venue: '杭州 · 未来科技城会议中心',
        address: '杭州市余杭区文一西路998号5号楼302室',
        introduction: [
          '小班实操，每人一台电脑。上午搭建各专业模型，下午合模、查冲突、出图，全程在协同平台上进行。',
          '名额有限。有人放弃时，按候补顺序递补。',
        ],
        agenda: [
          { time: '09:00', title: '项目设置与权限', speaker: '吴清，BIM顾问' },
          { time: '10:30', title: '各专业建模', speaker: '分组进行' },
          { time: '13:30', title: '合模与冲突检查', speaker: '吴清，BIM顾问' },
          { time: '15:00', title: '出图与交付', speaker: '陆一帆，项目经理' },
        ],
      },
      en: {
        name: 'BIM collaboration workshop',
        summary: 'Bring a computer, and work in one model with all disciplines for a day.',
        venue: 'Hangzhou · Future City conference centre',
        address: 'Room 302, building 5, 998 Wenyi West Road, Yuhang, Hangzhou',
        introduction: [
          'A small group, everybody at a computer. In the morning each discipline builds its model; in the afternoon they are merged, checked for clashes and drawn, all on the platform.',
          'Places are few. When somebody gives theirs up, it goes to whoever waits first.',
        ],
        agenda: [
          { time: '09:00', title: 'Projects and permissions', speaker: 'Wu Qing, BIM consultant' },
          { time: '10:30', title: 'Models by discipline', speaker: 'In groups' },
          { time: '13:30', title: 'Merging and clash checks', speaker: 'Wu Qing, BIM consultant' },
          { time: '15:00', title: 'Drawings and handing over', speaker: 'Lu Yifan, project manager' },
        ],
      },
    },
  },
  {
    id: meetingIds.cost,
    inDays: 5,
    from: 19,
    hours: 1.5,
    placeCount: 40,
    applicants: 39,
    first: userIds.superAdministrator,
    texts: {
      'zh-CN': {
        name: '工程造价云计价公开课',
        summary: '一晚上学会多人同编一份清单，量价来源随时可查。',
        venue: '线上直播',
        address: '开课前一天，直播链接发送到您填写的手机号',
        introduction: ['从导入图纸到汇总报价，完整演示一次多人计价，并解答日常工作中的常见问题。'],
        agenda: [
          { time: '19:00', title: '多人计价演示', speaker: '许文静，造价工程师' },
          { time: '20:00', title: '答疑', speaker: '' },
        ],
      },
      en: {
        name: 'Cost estimating in the cloud: an open class',
        summary: 'One evening to learn how several people edit one bill, with every source at hand.',
        venue: 'Online',
        address: 'The link is sent to your phone the day before',
        introduction: [
          'From the drawings to the sum: a whole estimate by several people, and your questions.',
        ],
        agenda: [
          { time: '19:00', title: 'An estimate by several people', speaker: 'Xu Wenjing, cost engineer' },
          { time: '20:00', title: 'Questions', speaker: '' },
        ],
      },
    },
  },
  {
    id: meetingIds.launch,
    inDays: -30,
    from: 13,
    hours: 4,
    placeCount: 60,
    applicants: 52,
    first: userIds.student,
    texts: {
      'zh-CN': {
        name: '空间结构软件新版本发布会',
        summary: '新求解器、新节点库，以及十万自由度模型的现场计算。',
        venue: '北京 · 国家会议中心',
        address: '北京市朝阳区天辰东路7号',
        introduction: ['发布空间结构分析与设计软件新版本，并在现场完成一个体育馆屋盖的整体分析与出图。'],
        agenda: [
          { time: '13:00', title: '新版本发布', speaker: '沈知微，分析软件负责人' },
          { time: '15:00', title: '现场计算：体育馆屋盖', speaker: '周明远，结构总工程师' },
        ],
      },
      en: {
        name: 'Space frame software: the new version',
        summary: 'A new solver, a new library of joints, and a hundred thousand degrees of freedom live.',
        venue: 'Beijing · National convention centre',
        address: '7 Tianchen East Road, Chaoyang, Beijing',
        introduction: [
          'The new version of space frame analysis, with the roof of a stadium analysed and drawn on stage.',
        ],
        agenda: [
          { time: '13:00', title: 'The new version', speaker: 'Shen Zhiwei, head of analysis software' },
          {
            time: '15:00',
            title: 'Live: the roof of a stadium',
            speaker: 'Zhou Mingyuan, chief structural engineer',
          },
        ],
      },
    },
  },
]

/** Meetings: with free places, full, with one free place, and past; people of the demo companies attend. */
export const demoMeetings: DemoTopUp = {
  isMissing: async (db) => (await db.$count(meetings)) === 0,
  async fill(db, now) {
    const named = [userIds.superAdministrator, userIds.student, userIds.researcher]
    const people = await db
      .select({ id: users.id, name: users.realName, phone: users.phone })
      .from(users)
      .where(or(like(users.id, 'user-01%'), inArray(users.id, named)))
      .orderBy(asc(users.id))
    const crowd = people.filter(({ id }) => id >= 'user-0100')
    const byId = (personId: string | undefined) => people.filter(({ id }) => id === personId)
    for (const { id: meetingId, inDays, from, hours, placeCount, first, applicants, texts } of drafts) {
      const startAt = new Date(Math.floor(now.getTime() / day) * day + inDays * day + (from - 8) * hour)
      const endAt = new Date(startAt.getTime() + hours * hour)
      await db.insert(meetings).values({ id: meetingId, startAt, endAt, placeCount, texts })
      const rows = [...byId(first), ...crowd].slice(0, applicants)
      if (meetingId === meetingIds.bim) rows.splice(placeCount, 0, ...byId(userIds.researcher))
      const isOver = endAt <= now
      const announced = Math.min(now.getTime(), startAt.getTime()) - 10 * day
      await db.insert(meetingApplications).values(
        rows.map(({ id: userId, name, phone }, n) => ({
          userId,
          id: `meeting-${meetingId}-${n + 1}`,
          meetingId,
          turn: n + 1,
          name,
          phone,
          company: userId >= 'user-0100' ? '云筑建筑设计研究院有限公司' : '',
          remark: '',
          appliedAt: new Date(announced + n * 4 * hour),
          ...(n < placeCount
            ? { state: 'confirmed' as const, code: newSerialNumber() }
            : { state: 'waiting' as const }),
          ...(isOver && n % 9 < 8 && { checkedInAt: new Date(startAt.getTime() - (n % 30) * 60_000) }),
        })),
      )
    }
  },
}
