import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps, ReactNode } from 'react'

export interface Tab {
  /** What `onValueChange` gives. */
  value: string
  /** On the tab. */
  label: ReactNode
  /** Beside the label, softly: how many. */
  count?: number | undefined
  /** Below, while the tab is chosen. */
  content: ReactNode
  /** Shown, but not to be chosen. */
  disabled?: boolean | undefined
}

export interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, 'onValueChange' | 'children' | 'asChild'> {
  /** Names the row of tabs. */
  label: string
  /** From first to last. */
  tabs: ReadonlyArray<Tab>
  /** The value of the tab that starts chosen; the first by default. */
  defaultValue?: string
  /** The value of the chosen tab, where the caller keeps it. */
  value?: string
  /** Another tab was chosen. */
  onValueChange?: ((change: { value: string }) => void) | undefined
}

const tabClasses = [
  'relative -mb-px inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-t-md border-b-2 border-transparent px-3 text-sm font-semibold text-soft',
  'transition-colors duration-150 hover:text-ink',
  'data-[state=active]:border-ink data-[state=active]:text-ink',
  'focus-visible:-outline-offset-2',
  'disabled:pointer-events-none disabled:opacity-55',
].join(' ')

/** A few views of one thing, one of them in sight. Arrow keys walk the tabs; on a phone the row scrolls within itself. */
export function Tabs({ label, tabs, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  const first = defaultValue ?? tabs[0]?.value
  return (
    <Radix.Root
      {...(first === undefined || rest.value !== undefined ? {} : { defaultValue: first })}
      onValueChange={(value) => onValueChange?.({ value })}
      className={className}
      {...rest}
    >
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={tabClasses}>
            {tab.label}
            {tab.count !== undefined && <span className="font-normal text-soft tabular-nums">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-sm pt-5 text-sm">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
