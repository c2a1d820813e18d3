import * as Radix from '@radix-ui/react-accordion'
import type { ComponentProps, ReactNode } from 'react'
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

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'dir' | 'defaultValue' | 'onChange'> {
  /** From first to last. */
  items: ReadonlyArray<AccordionItem>
  /** What starts open. */
  openIds?: ReadonlyArray<string> | undefined
  /** What is open changed. */
  onOpenChange?: ((change: { openIds: string[] }) => void) | undefined
  /** The level of the titles among the page's headings. */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined
}

/** Rows that open below themselves. Several may be open at once. */
export function Accordion({ items, openIds = [], onOpenChange, titleAs: Title = 'h3', className, ...rest }: AccordionProps) {
  return (
    <Radix.Root
      type="multiple"
      defaultValue={[...openIds]}
      onValueChange={(open) => onOpenChange?.({ openIds: open })}
      className={cn('divide-y border-y', className)}
      {...rest}
    >
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id}>
          <Radix.Header asChild>
            <Title className="tracking-normal">
              <Radix.Trigger
                className={cn(
                  'group flex min-h-14 w-full items-center justify-between gap-4 rounded-sm py-3.5 text-start text-base font-semibold text-ink',
                  'hover:underline hover:decoration-edge hover:underline-offset-4',
                )}
              >
                {item.title}
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-soft transition-transform duration-150 group-data-[state=open]:rotate-180"
                />
              </Radix.Trigger>
            </Title>
          </Radix.Header>
          <Radix.Content className="animate-fade pe-9 pb-5 text-base text-soft [&_a]:text-neel [&_a]:underline">
            {item.content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
