import {
  ArrowUpRight,
  BadgeCheck,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Clock,
  Download,
  Expand,
  Eye,
  EyeOff,
  FileArchive,
  Gift,
  Heart,
  House,
  ImageOff,
  IndianRupee,
  Infinity as Endless,
  Info,
  KeyRound,
  Link,
  Lock,
  LogOut,
  Menu,
  Minus,
  Monitor,
  Moon,
  Package,
  Pause,
  Pencil,
  Play,
  RectangleHorizontal,
  RectangleVertical,
  ScrollText,
  Search,
  ShoppingBag,
  SlidersHorizontal,
  Sparkles,
  Sun,
  Trash2,
  TriangleAlert,
  User,
  X,
} from 'lucide'
import { icon } from './icon.tsx'

// The drawings are Lucide's (ISC). Each call is marked as without effects, so that an app brings those alone that it shows.
export const ArrowUpRightIcon = /* @__PURE__ */ icon(ArrowUpRight)
export const BadgeCheckIcon = /* @__PURE__ */ icon(BadgeCheck)
export const CalendarIcon = /* @__PURE__ */ icon(Calendar)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft)
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight)
export const CircleCheckIcon = /* @__PURE__ */ icon(CircleCheck)
export const ClockIcon = /* @__PURE__ */ icon(Clock)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const ExpandIcon = /* @__PURE__ */ icon(Expand)
export const EyeIcon = /* @__PURE__ */ icon(Eye)
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff)
export const ZipIcon = /* @__PURE__ */ icon(FileArchive)
export const GiftIcon = /* @__PURE__ */ icon(Gift)
export const HeartIcon = /* @__PURE__ */ icon(Heart)
export const HomeIcon = /* @__PURE__ */ icon(House)
export const ImageOffIcon = /* @__PURE__ */ icon(ImageOff)
export const RupeeIcon = /* @__PURE__ */ icon(IndianRupee)
export const InfinityIcon = /* @__PURE__ */ icon(Endless)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const KeyIcon = /* @__PURE__ */ icon(KeyRound)
export const LinkIcon = /* @__PURE__ */ icon(Link)
export const LockIcon = /* @__PURE__ */ icon(Lock)
export const LogOutIcon = /* @__PURE__ */ icon(LogOut)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const MinusIcon = /* @__PURE__ */ icon(Minus)
export const MonitorIcon = /* @__PURE__ */ icon(Monitor)
export const MoonIcon = /* @__PURE__ */ icon(Moon)
export const PackageIcon = /* @__PURE__ */ icon(Package)
export const PauseIcon = /* @__PURE__ */ icon(Pause)
export const PencilIcon = /* @__PURE__ */ icon(Pencil)
export const PlayIcon = /* @__PURE__ */ icon(Play)
export const LandscapeIcon = /* @__PURE__ */ icon(RectangleHorizontal)
export const PortraitIcon = /* @__PURE__ */ icon(RectangleVertical)
export const LicenceIcon = /* @__PURE__ */ icon(ScrollText)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const CartIcon = /* @__PURE__ */ icon(ShoppingBag)
export const FilterIcon = /* @__PURE__ */ icon(SlidersHorizontal)
export const SparklesIcon = /* @__PURE__ */ icon(Sparkles)
export const SunIcon = /* @__PURE__ */ icon(Sun)
export const TrashIcon = /* @__PURE__ */ icon(Trash2)
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert)
export const UserIcon = /* @__PURE__ */ icon(User)
export const CloseIcon = /* @__PURE__ */ icon(X)
