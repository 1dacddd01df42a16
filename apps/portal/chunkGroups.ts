/*
 * Chunks that many pages share. A page of dozens of chunks of a few hundred bytes each weighs a tenth more, as each
 * of them is named, requested and compressed by itself. What a group's modules import goes with them: what a lighter
 * page needs of it has to stand in an earlier group.
 */

const react =
  /node_modules\/(?!jotai\/dist\/vanilla\/utils\/selectAtom)((react|react-dom|scheduler|jotai|valibot|ofetch|ufo|destr|clsx|wouter|get-nonce|@radix-ui\/react-(slot|compose-refs|primitive|visually-hidden))\/|lucide-react\/dist\/esm\/(?!icons))/

const signIn =
  /packages\/(ui\/src\/(button|icon-button|spinner|form-field|text-field|failure-state|notice)|features\/src\/(shared\/(wire\/contract|host\/(useHost|useTitle|FeatureProvider)|request\/useAction|brand\/Wordmark)\.|session\/(SessionContext|createSession|keepTabToPerson)\.|workspace\/rememberCompany\.))|lucide-react\/dist\/esm\/icons\/(eye|eye-off|info|circle-exclamation-point|languages)\./

/** What asks and changes: the sign-in does neither. */
const asking =
  /packages\/features\/src\/shared\/(request\/(request|stale|keyedRequestAtom|steadyAtom|actionAtom|runParts)|host\/query)\./

const frame =
  /packages\/(ui\/src\/(avatar|search-field|status-badge|page-header|rows-in-view|dialog\/Dialog|dropdown-menu\/DropdownMenuItem|overlay)|features\/src\/(workspace\/WorkspaceFeature|session\/SessionGuard|messages\/parts\/MessageEntry|realtime\/RealtimeFeature|shared\/\w+\/(Screen|RequestFailure|NoMatches|useSharedLabels|listMessages|useExport|useQueryChange|useFormat|useUndo|listView|pagedList|chosenRows|drawers)\.))/

const list =
  /packages\/(ui\/src\/(data-table\/DataTable\.|pagination|inline-edit|selection-bar)|features\/src\/shared\/(list|drawer)\/(ListSearch|ColumnsButton|PagedTable|RequestTable|actionsColumn|ExportButton|useColumnChoice|SelectAcrossPages|columnWidths|pageAfterRemoval|DepartmentCell|DrawerLink|ListToolbar|RowActions|PersonCell)\.)/

/** From what every page needs to what only some do. */
export const chunkGroups = [
  // What rarely changes: kept by browsers from one release to the next.
  { name: 'base', test: react },
  { name: 'start', test: signIn },
  { name: 'asking', test: asking },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 2 },
  { name: 'frame', test: frame },
  { name: 'list', test: list },
]
