/*
 * Which modules come in one file. On a slow line a file costs a journey however small it is, and six travel at a time;
 * so what most pages of a kind need comes together, and no page pays for another's kind. From light to heavy:
 *
 *   base     React and the like      every page
 *   start    our own beginnings      every page
 *   session                          the sign-in
 *   frame    around every page       whoever is signed in
 *   list, card                       lists, and those that are a page by themselves
 *   radix, choices                   pages with such fields
 *   a feature's name                 what its page and its dialogs share
 *
 * What a group's modules import goes with them: what a lighter page needs of it has to stand in an earlier group.
 */

const react =
  /vite\/preload-helper|node_modules\/(?!jotai\/dist\/vanilla\/utils\/selectAtom)((react|react-dom|scheduler|jotai|valibot|ofetch|ufo|destr|clsx|wouter|get-nonce|@radix-ui\/react-(slot|compose-refs|primitive|visually-hidden))\/|lucide-react\/dist\/esm\/(?!icons))/

const signIn =
  /apps\/portal\/src\/(LanguageSwitch|signInForDevice|leaving\/unsaved|routes\/\w+|lazyPage|leave|ErrorBoundary|messages|useVisit)\.|packages\/(contracts\/src\/wire\/contract\.|ui\/src\/(button|icon-button|spinner|form-field|text-field|failure-state|notice)|features\/src\/(shared\/(host\/(buyerInAddress|query|useHost|useTitle|useKept|FeatureLink|FeatureProvider|FeatureScreens)|request\/useAction|brand\/Wordmark)\.|session\/(SessionContext|createSession|tokens\/keepTabToPerson|routes)\.|workspace\/rememberCompany\.))|lucide-react\/dist\/esm\/icons\/(eye|eye-off|info|circle-exclamation-point|languages)\./

/** The sign-in itself. */
const session =
  /packages\/features\/src\/session\/(SignIn|SessionFeature|social\/routes|askedAtom|useWayIn|atoms|messages|proof\/(?:loadProofField|useProofForm)|api|entry\/returnTarget|parts\/(EntryFrame|EntryLink|useEntryPath|Ways|PasswordSignIn|Threshold|useLeaveSignIn|useFirstFocus|useSignInForm|SignInFields|FormNotice|SignInButton|useSecondsUntil|useFieldFocus|SubmitLabel|PasswordField))\.\w+(\.css)?$/

/** What every page of somebody signed in needs: in one piece, as a line carries few files at a time. */
const frame =
  /apps\/portal\/src\/(ShellPages|drawers\/WithDrawers|leaving\/LeavingGate)\.|packages\/features\/src\/(search\/(parts\/(SearchEntry|useShortcut)|entryMessages)|workspace\/parts\/RequireCompany|(messages|workspace|session)\/routes)\.|packages\/(contracts\/src\/shared\/(impact|drawing|licence)\/contract\.|ui\/src\/(avatar|search-field|status-badge|page-header|link\/|seat-bar|rows-in-view|scroll-edges|dialog\/Dialog|dropdown-menu\/DropdownMenuItem|overlay)|features\/src\/(authorisation\/routes|workspace\/WorkspaceFeature|session\/SessionGuard|messages\/parts\/MessageEntry|realtime\/RealtimeFeature|shared\/(impact\/api|texts\/formatYuan|\w+(?:\/export)?\/(request|stale|keyedRequestAtom|steadyAtom|actionAtom|runParts|query|Screen|ScreenSkeleton|Question|DrawerLink|TableCard|RequestFailure|NoMatches|useSharedLabels|listMessages|useExport|useQueryChange|useFormat|useUndo|listView|pagedList|chosenRows|drawers))\.))/

/** Those that lists and dialogs beside them show; what two other pages share comes with those. */
const icons =
  /lucide-react\/dist\/esm\/icons\/(?!(box|building-2|camera|circle-dashed|clipboard-paste|clipboard-pen|clock-3|credit-card|drafting-compass|file|file-archive|file-code|file-down|file-image|file-music|file-play|file-spreadsheet|folder-plus|image-up|layout-grid|link-2-off|list|log-out|mail|mail-check|maximize|message-square-text|monitor|printer|receipt|rotate-ccw|shield-alert|shield-exclamation-point|triangle-exclamation-point|upload|user-x|zap|zoom-in|zoom-out)\.)/

const list =
  /packages\/(ui\/src\/(data-table\/DataTable\.|inline-edit\/(?!InlineEditInput)|pagination|selection-bar|filter-chips)|features\/src\/shared\/(?:list|list\/cells|list\/export|drawer)\/(ListSearch|ColumnsButton|PagedTable|RequestTable|actionsColumn|ExportButton|useColumnChoice|SelectAcrossPages|columnWidths|DepartmentCell|ListToolbar|RowActions|PersonCell|personLine)\.)/

/** Around the lists that are a page by themselves. */
const listCard =
  /packages\/(ui\/src\/filter-select|features\/src\/shared\/list\/(?:export\/)?(ListCard|ListFilter|ListChips|wholeExport|useQuerySorting)\.)/

/** What Radix builds most of its parts of, and what all boxes to tick look like. */
const radix =
  /packages\/ui\/src\/styles\/choice|node_modules\/@radix-ui\/(primitive|react-(context|id|presence|use-callback-ref|use-layout-effect|use-size|use-previous))\//

/** Of one among few, on the page itself. */
const choices = /packages\/ui\/src\/radio-group/

/** What Radix and we need of a switch. */
const toggle = /packages\/ui\/src\/switch/

/** In texts of pages and dialogs of any feature. */
const numbers = /packages\/features\/src\/shared\/texts\/(KeptNumbers|splitNumbers)/

/** The places of the country, a level beside the other. */
const regions = /packages\/(ui\/src\/cascader|features\/src\/shared\/regions)\//

/** The members of a department, on the page and on a phone's sheet. */
const members =
  /packages\/features\/src\/departments\/(MemberManagement|parts\/(DepartmentActions|DepartmentPanel|InviteActions|MemberActions|MemberChips|MemberDialogs|memberDialog|MemberExport|MemberMenu|MemberName|MemberPanel|MemberTable|MemberToolbar|SidePanel|useDepartmentNaming|useMemberColumns))\./

/** How many seats and how long: of all products and licences that are listed. */
const seats = /packages\/features\/src\/shared\/(seats|licence)\//

/** What is searched in a tree. */
const tree = /packages\/features\/src\/shared\/list\/SearchedTree/

/** How forms end, those with a state of their own among them. */
const formEnds = /packages\/features\/src\/shared\/form\/(FormBar|FormButtons|formMessages|useUnsaved)\./

/** The model of all others, and the library that it stands on. */
const forms = /packages\/features\/src\/shared\/form\/(Field|Control|useForm)\./

/** What all parts of a feature stand on, dialogs that come later among them; of messages what the bell needs, alone. */
const spine =
  /packages\/(?:contracts|features)\/src\/(?!guides)(?!workspace\/(?:help|instead)Messages)(?!messages\/(?:messages|messageList|actions)\.)(?!.*\.en\.ts$)(?!.*english\.ts$)(\w+)\/(?:parts\/)?(?:contract|(?<=(?:departments|company)\/)routes|\w*[mM]essages|api|atoms|actions|refusalTexts|useReportFailure|localChanges|(?<=departments\/parts\/)DepartmentTree|useDescribeRow|(?<=departments\/parts\/)NameEdit|HostActions|StatusBanner|OrderActions|\w+List)\.tsx?$/

/** The words of dialogs come with the first of them. */
const spineOf = (id: string) => {
  const feature = spine.exec(id)?.[1]
  return feature && id.includes('/dialogMessages.') ? `${feature}-dialogs` : (feature ?? null)
}

/** The English texts are in a chunk of their own. */
const chinese = (pattern: RegExp) => (id: string) => !/\/(english|\w+\.en)\.ts$/.test(id) && pattern.test(id)

/** From what every page needs to what only some do. */
export const chunkGroups = [
  // What rarely changes: kept by browsers from one release to the next.
  { name: 'base', test: react },
  { name: 'start', test: chinese(signIn) },
  { name: 'session', test: chinese(session) },
  { name: 'frame', test: chinese(frame) },
  { name: 'icons', test: icons, minShareCount: 2 },
  { name: 'list', test: chinese(list) },
  { name: 'card', test: chinese(listCard) },
  { name: 'radix', test: radix },
  { name: 'choices', test: choices },
  { name: 'switch', test: toggle },
  { name: 'numbers', test: numbers },
  { name: 'seats', test: chinese(seats) },
  { name: 'tree', test: chinese(tree) },
  { name: 'regions', test: chinese(regions) },
  { name: 'members', test: chinese(members) },
  { name: 'formEnds', test: chinese(formEnds) },
  { name: 'drafts', test: /packages\/features\/src\/shared\/form\/useDraft\./ },
  { name: 'forms', test: forms },
  { name: spineOf, debugName: 'spine', test: spine, minShareCount: 2 },
]
