import {
  BadgeCheck,
  Bell,
  Building2,
  Calendar,
  Circle,
  FileText,
  FlaskConical,
  HardDrive,
  House,
  KeyRound,
  LayoutGrid,
  ListTodo,
  LockKeyhole,
  Package,
  ReceiptText,
  ShieldCheck,
  ShoppingCart,
  UserRound,
  UserRoundCog,
} from 'lucide-react'

const icons = {
  'badge-check': BadgeCheck,
  house: House,
  package: Package,
  'key-round': KeyRound,
  'layout-grid': LayoutGrid,
  'receipt-text': ReceiptText,
  'file-text': FileText,
  'building-2': Building2,
  calendar: Calendar,
  'flask-conical': FlaskConical,
  'shopping-cart': ShoppingCart,
  'hard-drive': HardDrive,
  'user-round-cog': UserRoundCog,
  'user-round': UserRound,
  'lock-keyhole': LockKeyhole,
  'shield-check': ShieldCheck,
  bell: Bell,
  'list-todo': ListTodo,
} as const

const isKnown = (name: string): name is keyof typeof icons => name in icons

/** The icon that the service names; a plain circle for an unknown name. */
export function MenuIcon({ name }: { readonly name: string | undefined }) {
  const Icon = name !== undefined && isKnown(name) ? icons[name] : Circle
  return <Icon aria-hidden />
}
