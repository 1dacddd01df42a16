import type { CatalogueFile, SoldPackage } from '../features/catalogue'

/** System requirements: programs with serial numbers, and cloud services. */
const requirements = {
  program: {
    'zh-CN': ['Windows 10或更高版本，64位', '内存8 GB以上，建议16 GB', '无需独立显卡'],
    en: ['Windows 10 or later, 64 bit', '8 GB of memory, better 16', 'No separate graphics card'],
  },
  cloud: {
    'zh-CN': ['Chrome、Edge、Safari的最近两个版本', '无需安装，手机可用'],
    en: ['The last two versions of Chrome, Edge or Safari', 'Nothing to install; works on phones'],
  },
} as const

/** Two packages with yearly prices in yuan, cheaper for three years; programs also permanently. */
function sold(standard: number, professional: number, isProgram = false): SoldPackage[] {
  const terms = (yuan: number) => [
    { months: 12, price: yuan * 100 },
    { months: 36, price: yuan * 270 },
    ...(isProgram ? [{ months: null, price: yuan * 450 }] : []),
  ]
  return [
    {
      id: 'standard',
      names: { 'zh-CN': '标准版', en: 'Standard' },
      summaries: { 'zh-CN': '全部设计与出图功能', en: 'All of design and drawings' },
      terms: terms(standard),
    },
    {
      id: 'professional',
      names: { 'zh-CN': '专业版', en: 'Professional' },
      summaries: {
        'zh-CN': '另含批量计算、二次开发接口与优先支持',
        en: 'With batch runs, an interface for programs and priority support',
      },
      terms: terms(professional),
    },
  ]
}

/** The demo vendor's products, in the catalogue's order. */
export const demoCatalogue: CatalogueFile = {
  categories: [
    { id: 'structure', names: { 'zh-CN': '结构设计', en: 'Structure' } },
    { id: 'architecture', names: { 'zh-CN': '建筑设计', en: 'Architecture' } },
    { id: 'services', names: { 'zh-CN': '机电设计', en: 'Building services' } },
    { id: 'bim', names: { 'zh-CN': 'BIM与协同', en: 'BIM and collaboration' } },
    { id: 'cost', names: { 'zh-CN': '造价与施工', en: 'Cost and construction' } },
    { id: 'infrastructure', names: { 'zh-CN': '桥梁与市政', en: 'Bridges and infrastructure' } },
  ],
  products: [
    {
      id: 'space-frame',
      licenceId: 'main-structure',
      categoryId: 'structure',
      drawing: 'frame',
      productType: 0,
      trialDays: 30,
      isInstant: false,
      packages: sold(2980, 5980, true),
      texts: {
        'zh-CN': {
          name: '空间结构分析与设计软件',
          summary: '从建模、整体分析到构件配筋与施工图，一次完成。',
          introduction: [
            '面向多高层、空间网格与复杂体型的通用结构分析程序。一个模型贯穿荷载、分析、构件设计与施工图，修改荷载后各环节随之更新。',
            '计算书按现行规范逐条列出依据与中间结果，便于校审。',
          ],
          highlights: [
            { title: '一个模型到底', text: '建筑图、荷载、分析与配筋共用一套构件，改一处处处更新。' },
            { title: '规范逐条可查', text: '每个结果都能追溯到条文、公式与取值。' },
            { title: '大模型不等待', text: '十万自由度的整体分析在普通工作站上数分钟完成。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Space frame analysis and design',
          summary: 'Modelling, global analysis, reinforcement and drawings in one go.',
          introduction: [
            'A general structural program for multi-storey, spatial and complex buildings. One model carries loads, analysis, member design and drawings: when a load changes, all of it follows.',
            'Reports give the clause and the intermediate values behind each result, so that they can be checked.',
          ],
          highlights: [
            {
              title: 'One model throughout',
              text: 'Drawings, loads, analysis and reinforcement share their members.',
            },
            {
              title: 'Every clause at hand',
              text: 'Each result leads back to its clause, formula and values.',
            },
            {
              title: 'Large models without waiting',
              text: 'A hundred thousand degrees of freedom within minutes on an ordinary workstation.',
            },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'tall-building',
      licenceId: 'catalogue-tall',
      categoryId: 'structure',
      drawing: 'tower',
      productType: 0,
      trialDays: 30,
      isInstant: false,
      packages: sold(4980, 8880, true),
      texts: {
        'zh-CN': {
          name: '超限高层抗震设计软件',
          summary: '性能化设计、舒适度与施工模拟，为超限审查准备全套成果。',
          introduction: [
            '把超限高层的常规分析、性能化验算、风振舒适度与施工过程模拟放在同一流程里，并按审查要求整理成册。',
          ],
          highlights: [
            { title: '性能目标一表管理', text: '按构件类型设定目标，逐层给出满足情况。' },
            { title: '施工过程模拟', text: '考虑找平、收缩徐变与刚度逐步形成。' },
            { title: '审查成果成册', text: '图表与说明按专项审查的目录自动排好。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Tall building seismic design',
          summary: 'Performance based design, comfort and staged construction for expert review.',
          introduction: [
            'Brings code analysis, performance checks, wind comfort and staged construction of tall buildings into one flow, and arranges the results as the review asks for them.',
          ],
          highlights: [
            { title: 'Targets in one table', text: 'Set by member type, with the outcome of each storey.' },
            {
              title: 'Staged construction',
              text: 'With levelling, shrinkage, creep and stiffness as it grows.',
            },
            { title: 'Ready for review', text: 'Figures and notes in the order of the review’s contents.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'seismic-history',
      licenceId: 'main-seismic',
      categoryId: 'structure',
      drawing: 'seismic',
      productType: 0,
      trialDays: 15,
      isInstant: false,
      packages: [],
      texts: {
        'zh-CN': {
          name: '弹塑性时程分析软件',
          summary: '逐步积分的非线性分析，看清结构在大震下怎样屈服。',
          introduction: ['采用纤维单元与分层壳模拟构件进入塑性的过程，支持成批选波与并行计算。'],
          highlights: [
            { title: '自动选波', text: '按目标谱与持时从波库中成批筛选。' },
            { title: '损伤看得见', text: '塑性铰、损伤因子按时间播放，可导出动画。' },
            { title: '多核并行', text: '一次提交七条波，充分利用全部核心。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Nonlinear time history analysis',
          summary: 'Step by step integration that shows how a structure yields in a severe earthquake.',
          introduction: [
            'Fibre elements and layered shells follow members into plasticity; ground motions are chosen in bulk and computed in parallel.',
          ],
          highlights: [
            { title: 'Records chosen for you', text: 'By target spectrum and duration, from a library.' },
            { title: 'Damage in sight', text: 'Hinges and damage played over time, exported as film.' },
            { title: 'All cores at work', text: 'Submit seven records at once.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'foundation',
      licenceId: 'main-foundation',
      categoryId: 'structure',
      drawing: 'foundation',
      productType: 0,
      trialDays: 30,
      isInstant: true,
      packages: sold(1980, 3680, true),
      texts: {
        'zh-CN': {
          name: '地基基础设计软件',
          summary: '独立基础、筏板与桩基协同计算，沉降一并给出。',
          introduction: ['读入上部结构的柱底反力，按地勘分层计算承载力与沉降，筏板与桩土共同作用。'],
          highlights: [
            { title: '地勘直接读入', text: '钻孔柱状图生成三维土层。' },
            { title: '桩土共同作用', text: '考虑群桩效应与筏板刚度。' },
            { title: '一键出图', text: '基础平面、配筋与大样同时生成。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Foundation design',
          summary: 'Footings, rafts and piles computed together, settlement included.',
          introduction: [
            'Takes the reactions of the structure above and computes bearing capacity and settlement by the layers of the survey; raft, piles and soil act together.',
          ],
          highlights: [
            { title: 'Reads the survey', text: 'Borehole logs become layers in space.' },
            { title: 'Piles and soil together', text: 'With group effects and the raft’s stiffness.' },
            { title: 'Drawings at once', text: 'Plan, reinforcement and details.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'construction-drawings',
      licenceId: 'main-architecture',
      categoryId: 'architecture',
      drawing: 'floorPlan',
      productType: 0,
      trialDays: 30,
      isInstant: true,
      packages: sold(1680, 2980, true),
      texts: {
        'zh-CN': {
          name: '建筑施工图设计软件',
          summary: '墙体、门窗、房间智能联动，平立剖同步更新。',
          introduction: [
            '以建筑构件绘图：移动一道墙，门窗、房间面积、尺寸标注和门窗表随之更新。兼容常用DWG图层标准。',
          ],
          highlights: [
            { title: '构件联动', text: '平、立、剖与门窗表始终一致。' },
            { title: '房间与面积', text: '按规范自动计算各类面积指标。' },
            { title: '图层标准', text: '企业标准一处设定，全员一致。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Architectural drawings',
          summary: 'Walls, doors and rooms that know each other; plans, elevations and sections in step.',
          introduction: [
            'Draws with building elements: move a wall, and doors, areas, dimensions and schedules follow. Works with the usual DWG layer standards.',
          ],
          highlights: [
            { title: 'Linked elements', text: 'Plan, elevation, section and schedules always agree.' },
            { title: 'Rooms and areas', text: 'Computed by the code.' },
            { title: 'Layer standards', text: 'Set once for the whole office.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'daylight',
      licenceId: 'catalogue-daylight',
      categoryId: 'architecture',
      drawing: 'section',
      productType: 0,
      trialDays: 15,
      isInstant: false,
      packages: [],
      texts: {
        'zh-CN': {
          name: '日照与采光分析软件',
          summary: '建筑群日照、窗日照与室内采光系数，一次建模全部完成。',
          introduction: ['按各地规则计算日照时数与采光系数，给出不满足窗位与可调整的方案。'],
          highlights: [
            { title: '各地规则内置', text: '城市、日期与时段按地方规定选好。' },
            { title: '方案推敲', text: '拖动楼栋，日照结果即时更新。' },
            { title: '报告合规', text: '按报批格式生成分析报告。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Sunlight and daylight analysis',
          summary: 'Sunlight of groups of buildings, of windows, and daylight factors from one model.',
          introduction: [
            'Computes hours of sunlight and daylight factors by local rules, and shows which windows fall short and what would help.',
          ],
          highlights: [
            { title: 'Local rules inside', text: 'City, day and hours as the place prescribes.' },
            { title: 'Try it out', text: 'Drag a building; results follow.' },
            { title: 'Reports as required', text: 'In the format of the approval.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'energy',
      licenceId: 'catalogue-energy',
      categoryId: 'architecture',
      drawing: 'energy',
      productType: 0,
      trialDays: 15,
      isInstant: false,
      packages: sold(1280, 2280, true),
      texts: {
        'zh-CN': {
          name: '建筑节能与碳排放计算软件',
          summary: '围护结构节能、可再生能源与全寿命期碳排放。',
          introduction: ['与建筑图共用模型，计算围护结构热工、年能耗与建材、施工、运行各阶段碳排放。'],
          highlights: [
            { title: '一图三算', text: '节能、碳排放与绿建评分共用一个模型。' },
            { title: '材料库', text: '常用保温与门窗按厂家参数选取。' },
            { title: '逐条达标', text: '不满足的条文直接列出并给出建议。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Energy and carbon',
          summary: 'Envelope, renewables and carbon over the whole life of a building.',
          introduction: [
            'Shares the architectural model and computes the envelope, yearly energy, and carbon of materials, construction and use.',
          ],
          highlights: [
            { title: 'One model, three results', text: 'Energy, carbon and green rating.' },
            { title: 'Materials', text: 'Insulation and windows by their makers’ figures.' },
            { title: 'Clause by clause', text: 'What falls short, with what would help.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'water',
      licenceId: 'main-water',
      categoryId: 'services',
      drawing: 'pipes',
      productType: 0,
      trialDays: 30,
      isInstant: true,
      packages: sold(1480, 2680, true),
      texts: {
        'zh-CN': {
          name: '给排水与消防设计软件',
          summary: '系统图、水力计算与消防布置联动。',
          introduction: ['平面管线自动生成系统图，水力计算与管径选择联动，喷淋按危险等级自动布置。'],
          highlights: [
            { title: '平面到系统', text: '改平面，系统图与材料表一起变。' },
            { title: '喷淋自动布置', text: '按危险等级与梁格自动排布并校核。' },
            { title: '水力计算', text: '最不利点、水泵扬程即时得到。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Water and fire protection',
          summary: 'Diagrams, hydraulics and sprinklers that go together.',
          introduction: [
            'Pipes in plan become the system diagram; hydraulics choose diameters, and sprinklers are laid out by hazard class.',
          ],
          highlights: [
            { title: 'From plan to system', text: 'Change the plan: diagram and quantities follow.' },
            { title: 'Sprinklers laid out', text: 'By hazard and beams, and checked.' },
            { title: 'Hydraulics', text: 'Worst point and pump head at once.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'hvac',
      licenceId: 'main-hvac',
      categoryId: 'services',
      drawing: 'airflow',
      productType: 0,
      trialDays: 30,
      isInstant: false,
      packages: sold(1480, 2680, true),
      texts: {
        'zh-CN': {
          name: '暖通空调负荷与能耗分析软件',
          summary: '逐时冷热负荷、风管水管水力计算与全年能耗。',
          introduction: ['按房间逐时计算冷热负荷，自动划分系统，完成风管、水管水力平衡与设备选型。'],
          highlights: [
            { title: '逐时负荷', text: '围护、人员、设备按时间表计算。' },
            { title: '水力平衡', text: '不平衡率超限的支路直接标红。' },
            { title: '全年能耗', text: '方案之间能耗与费用对比。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'HVAC loads and energy',
          summary: 'Hourly loads, balanced ducts and pipes, energy of the year.',
          introduction: [
            'Computes loads of each room by the hour, divides systems, balances ducts and pipes and chooses equipment.',
          ],
          highlights: [
            { title: 'Hour by hour', text: 'Envelope, people and equipment by schedule.' },
            { title: 'Balanced', text: 'Branches out of balance are marked.' },
            { title: 'The whole year', text: 'Energy and cost of alternatives side by side.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'electrical',
      licenceId: 'main-electrical',
      categoryId: 'services',
      drawing: 'circuit',
      productType: 0,
      trialDays: null,
      isInstant: false,
      packages: sold(1480, 2680, true),
      texts: {
        'zh-CN': {
          name: '电气设计与智能化软件',
          summary: '配电系统、照明计算与智能化点位一体化设计。',
          introduction: [
            '平面布置与配电系统图双向联动，照度、短路与压降计算随时可得。该产品按项目提供，请联系销售。',
          ],
          highlights: [
            { title: '双向联动', text: '改系统图，平面回路编号同步更新。' },
            { title: '照度计算', text: '按房间功能自动布灯并校核。' },
            { title: '点位统计', text: '弱电点位与线缆数量自动汇总。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Electrical and smart building design',
          summary: 'Distribution, lighting and smart systems designed together.',
          introduction: [
            'Plans and single line diagrams follow each other; lighting, short circuit and voltage drop are at hand. Offered by project: please contact sales.',
          ],
          highlights: [
            { title: 'Both ways', text: 'Change the diagram: circuits in plan follow.' },
            { title: 'Lighting', text: 'Laid out and checked by use of the room.' },
            { title: 'Points counted', text: 'Devices and cables summed up.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'bim-cloud',
      licenceId: 'main-bim',
      categoryId: 'bim',
      drawing: 'model',
      productType: 1,
      trialDays: 30,
      isInstant: true,
      packages: sold(980, 1980),
      texts: {
        'zh-CN': {
          name: 'BIM协同设计云平台',
          summary: '各专业在同一模型里协同，碰撞与变更一目了然。',
          introduction: [
            '模型按专业分区同步，浏览器里即可查看、批注与比较版本。权限跟随企业部门，离职即失效。',
          ],
          highlights: [
            { title: '浏览器看模型', text: '无需安装，手机上也能剖切与测量。' },
            { title: '版本比较', text: '两次提交之间改了哪些构件，一眼看出。' },
            { title: '权限随组织', text: '部门与成员直接来自账户中心。' },
          ],
          requirements: [...requirements.cloud['zh-CN']],
        },
        en: {
          name: 'BIM collaboration cloud',
          summary: 'All disciplines in one model, with clashes and changes in sight.',
          introduction: [
            'Models are synchronised by discipline and looked at, marked and compared in the browser. Permissions follow the company’s departments and end with them.',
          ],
          highlights: [
            { title: 'Models in the browser', text: 'Nothing to install; cut and measure on a phone.' },
            { title: 'Versions compared', text: 'Which elements changed between two submissions.' },
            {
              title: 'Permissions by organisation',
              text: 'Departments and members come from the account centre.',
            },
          ],
          requirements: [...requirements.cloud.en],
        },
      },
    },
    {
      id: 'review-cloud',
      licenceId: 'main-review',
      categoryId: 'bim',
      drawing: 'review',
      productType: 1,
      trialDays: 20,
      isInstant: true,
      packages: sold(1280, 2480),
      texts: {
        'zh-CN': {
          name: '云端图纸审查与批注服务',
          summary: '在线看图、批注、会签，审查意见闭环可查。',
          introduction: ['DWG、PDF与模型在线打开，意见指派到人，逐条回复与关闭，全过程留痕。'],
          highlights: [
            { title: '意见闭环', text: '指派、回复、复核、关闭，状态清楚。' },
            { title: '离线可看', text: '移动端提前下载，工地没有网络也能看。' },
            { title: '会签留痕', text: '电子签名与时间不可篡改。' },
          ],
          requirements: [...requirements.cloud['zh-CN']],
        },
        en: {
          name: 'Drawing review in the cloud',
          summary: 'Open drawings, mark them, sign them; every remark followed to its end.',
          introduction: [
            'Opens DWG, PDF and models online; remarks go to a person, are answered and closed, and all of it is kept.',
          ],
          highlights: [
            { title: 'Followed to the end', text: 'Assigned, answered, checked, closed.' },
            { title: 'Offline', text: 'Fetched beforehand, readable on site.' },
            { title: 'Signed', text: 'Signatures and times can’t be changed.' },
          ],
          requirements: [...requirements.cloud.en],
          editions: {
            '（协作标准版，含移动端离线查看与会签）':
              ' (Standard, with offline viewing and signing on phones)',
          },
        },
      },
    },
    {
      id: 'cost-cloud',
      licenceId: 'main-cost',
      categoryId: 'cost',
      drawing: 'estimate',
      productType: 1,
      trialDays: 30,
      isInstant: true,
      packages: sold(1580, 2880),
      texts: {
        'zh-CN': {
          name: '工程造价云计价',
          summary: '清单与定额云端计价，价格信息每日更新。',
          introduction: ['多人同时编制一份预算，材料价按地区与日期取用，历史项目随时对比。'],
          highlights: [
            { title: '多人同编', text: '各专业分头编，汇总即时更新。' },
            { title: '材料价每日更新', text: '按地区与日期取价，可追溯来源。' },
            { title: '指标对比', text: '与历史项目单方指标比较，异常即提示。' },
          ],
          requirements: [...requirements.cloud['zh-CN']],
        },
        en: {
          name: 'Cost estimation cloud',
          summary: 'Bills and rates priced in the cloud, prices of materials daily.',
          introduction: [
            'Several people write one estimate; prices come by region and day, earlier projects stand beside.',
          ],
          highlights: [
            { title: 'Together', text: 'Each discipline writes its part; totals follow.' },
            { title: 'Daily prices', text: 'By region and day, with their source.' },
            { title: 'Compared', text: 'With earlier projects by the square metre.' },
          ],
          requirements: [...requirements.cloud.en],
        },
      },
    },
    {
      id: 'site-cloud',
      licenceId: 'main-site',
      categoryId: 'cost',
      drawing: 'site',
      productType: 1,
      trialDays: 30,
      isInstant: false,
      packages: sold(680, 1380),
      texts: {
        'zh-CN': {
          name: '智慧工地管理云平台',
          summary: '进度、质量、安全与人员，在一块看板上。',
          introduction: ['把计划、巡检、实名制与设备监测汇总到项目看板，异常及时推送到责任人。'],
          highlights: [
            { title: '一块看板', text: '进度、质量、安全、人员四项一屏。' },
            { title: '巡检闭环', text: '拍照上传、整改、复查全程记录。' },
            { title: '设备预警', text: '塔吊、基坑监测超限即时通知。' },
          ],
          requirements: [...requirements.cloud['zh-CN']],
        },
        en: {
          name: 'Smart site management',
          summary: 'Progress, quality, safety and people on one board.',
          introduction: [
            'Brings schedule, inspections, attendance and monitoring together, and tells whoever is responsible what is wrong.',
          ],
          highlights: [
            { title: 'One board', text: 'Four subjects on one screen.' },
            { title: 'Inspections followed', text: 'Photographed, mended, looked at again.' },
            { title: 'Warnings', text: 'Cranes and pits beyond their limits are told at once.' },
          ],
          requirements: [...requirements.cloud.en],
        },
      },
    },
    {
      id: 'bridge',
      licenceId: 'main-bridge',
      categoryId: 'infrastructure',
      drawing: 'bridge',
      productType: 0,
      trialDays: 30,
      isInstant: false,
      packages: sold(3680, 6880, true),
      texts: {
        'zh-CN': {
          name: '桥梁结构计算软件',
          summary: '梁桥、拱桥与斜拉桥的施工阶段与成桥分析。',
          introduction: ['按施工阶段逐步形成结构，考虑预应力、收缩徐变与移动荷载，给出各阶段内力与线形。'],
          highlights: [
            { title: '施工阶段', text: '支架、悬臂、顶推按实际顺序模拟。' },
            { title: '移动荷载', text: '影响线加载与最不利组合自动完成。' },
            { title: '验算成书', text: '按规范逐项验算并形成计算书。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Bridge analysis',
          summary: 'Girder, arch and cable-stayed bridges, stage by stage and as built.',
          introduction: [
            'The structure comes into being stage by stage, with prestress, creep and moving loads; forces and shape of each stage are given.',
          ],
          highlights: [
            { title: 'Stages', text: 'Falsework, cantilever and launching in their order.' },
            { title: 'Moving loads', text: 'Influence lines and worst combinations by themselves.' },
            { title: 'Checked and written', text: 'Clause by clause, with a report.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
    {
      id: 'road',
      licenceId: 'catalogue-road',
      categoryId: 'infrastructure',
      drawing: 'terrain',
      productType: 0,
      trialDays: 30,
      isInstant: false,
      packages: [],
      texts: {
        'zh-CN': {
          name: '道路与场地设计软件',
          summary: '平纵横联动，土方与管网一并平衡。',
          introduction: ['地形曲面、道路平纵横与场地竖向联动设计，土方量与管网高程随方案即时更新。'],
          highlights: [
            { title: '三线联动', text: '改纵断，横断面与土方同步更新。' },
            { title: '场地平整', text: '按挖填平衡给出设计标高。' },
            { title: '管网碰撞', text: '与道路结构层、管线之间自动检查。' },
          ],
          requirements: [...requirements.program['zh-CN']],
        },
        en: {
          name: 'Roads and sites',
          summary: 'Alignment, profile and sections in step; earthworks and pipes balanced.',
          introduction: [
            'Terrain, roads and levels are designed together; earthworks and pipes follow each change.',
          ],
          highlights: [
            { title: 'Three views linked', text: 'Change the profile: sections and volumes follow.' },
            { title: 'Levels', text: 'Chosen so that cut and fill agree.' },
            { title: 'Pipes checked', text: 'Against pavement and other lines.' },
          ],
          requirements: [...requirements.program.en],
        },
      },
    },
  ],
}

/** Former products: companies still have licences of them. */
export const formerProducts: CatalogueFile['products'] = [
  {
    id: 'supervision-records',
    licenceId: 'main-supervision',
    categoryId: 'cost',
    drawing: 'records',
    productType: 0,
    trialDays: null,
    isInstant: false,
    packages: [],
    texts: {
      'zh-CN': {
        name: '工程监理资料软件',
        summary: '监理资料编制、归档与检查。',
        introduction: ['按现行规范编制监理资料，归档前逐项检查。'],
        highlights: [],
        requirements: [...requirements.program['zh-CN']],
      },
      en: {
        name: 'Site supervision records',
        summary: 'Supervision records, written, filed and checked.',
        introduction: [
          'Writes supervision records by the rules in force and checks them before they are filed.',
        ],
        highlights: [],
        requirements: [...requirements.program.en],
      },
    },
  },
  {
    id: 'tendering',
    licenceId: 'main-tendering',
    categoryId: 'cost',
    drawing: 'tender',
    productType: 1,
    trialDays: null,
    isInstant: false,
    packages: [],
    texts: {
      'zh-CN': {
        name: '电子招投标云服务',
        summary: '招标、投标与开标在线完成。',
        introduction: ['招标文件发布、投标文件递交与开标均在线完成，过程留痕。'],
        highlights: [],
        requirements: [...requirements.cloud['zh-CN']],
      },
      en: {
        name: 'Tendering cloud',
        summary: 'Calls, bids and their opening online.',
        introduction: ['Calls for tenders, bids and their opening happen online, and all of it is kept.'],
        highlights: [],
        requirements: [...requirements.cloud.en],
      },
    },
  },
]
