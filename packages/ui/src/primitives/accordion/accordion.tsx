import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { ChevronDownIcon } from '../../icons.ts'

export interface AccordionItem {
  /** Names the item in `openIds`. */
  id: string
  /** On the row that opens it. */
  title: ReactNode
  /** Shown while open. */
  content: ReactNode
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** From first to last. */
  items: ReadonlyArray<AccordionItem>
  /** The items that are open at first. */
  openIds?: ReadonlyArray<string> | undefined
  /** Called when items open or close. */
  onOpenChange?: ((change: { openIds: string[] }) => void) | undefined
  /** The level of the titles among the page's headings. */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined
}

/** Rows that open below themselves, without a script too. Several may be open at once. */
export function Accordion({ items, openIds = [], onOpenChange, titleAs: Title = 'h3', className, onKeyDown, ...rest }: AccordionProps) {
  const [open, setOpen] = useState([...openIds])
  const toggle = (id: string, isOpen: boolean) => {
    // A row that is open at first says so once, too.
    if (open.includes(id) === isOpen) return
    const next = isOpen ? [...open, id] : open.filter((each) => each !== id)
    setOpen(next)
    onOpenChange?.({ openIds: next })
  }
  return (
    <div
      className={cn('divide-y border-y', className)}
      onKeyDown={(event) => {
        walkRows(event)
        onKeyDown?.(event)
      }}
      {...rest}
    >
      {items.map((item) => (
        // One that was opened before the script came stays open.
        <details
          key={item.id}
          open={open.includes(item.id)}
          onToggle={(event) => toggle(item.id, event.currentTarget.open)}
          className="group"
          suppressHydrationWarning
        >
          <summary
            className={cn(
              'flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-3.5 text-base font-semibold text-ink',
              'hover:underline hover:decoration-edge hover:underline-offset-4 [&::-webkit-details-marker]:hidden',
            )}
          >
            <Title className="text-base font-semibold tracking-normal">{item.title}</Title>
            <ChevronDownIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="animate-fade pe-9 pb-5 text-base text-soft [&_a]:text-neel [&_a]:underline">{item.content}</div>
        </details>
      ))}
    </div>
  )
}

/** Arrow keys, Home and End go from row to row. */
function walkRows(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > details > summary')]
  const at = rows.findIndex((row) => row === event.target)
  if (at < 0) return
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  rows.at(to % rows.length)?.focus()
}
