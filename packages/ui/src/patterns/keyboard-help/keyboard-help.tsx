import type { ReactNode } from 'react'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'

export interface ShortcutGroup {
  /** Where its keys work. */
  title: string
  /** Any one of the keys does it. */
  keys: ReadonlyArray<{ keys: ReadonlyArray<string>; does: string }>
}

export interface KeyboardHelpProps {
  /** Whether it shows. */
  open: boolean
  /** Called when it is shut. */
  onOpenChange: (change: { open: boolean }) => void
  /** Names it. */
  title: string
  /** When the keys work, in a sentence. */
  text: ReactNode
  /** What the keys do. */
  groups: ReadonlyArray<ShortcutGroup>
  /** Beside the switch that turns single keys off. */
  switchLabel: string
  /** Whether single keys work. */
  on: boolean
  /** Called by the switch. */
  onTurn: (on: boolean) => void
  /** Said while they are off. */
  offText: ReactNode
}

/** What the keys do, and the switch that turns them off (WCAG 2.1.4). */
export function KeyboardHelp({ open, onOpenChange, title, text, groups, switchLabel, on, onTurn, offText }: KeyboardHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text} className="max-w-2xl">
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="text-base">{group.title}</h3>
            <dl className="mt-2 grid grid-cols-[minmax(48px,max-content)_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
              {group.keys.map((line) => (
                <div key={line.does} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="flex gap-1">
                    {line.keys.map((key) => (
                      <kbd
                        key={key}
                        className="min-w-7 rounded-sm border border-edge/60 bg-raised px-1.5 py-0.5 text-center font-sans text-xs"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="text-soft">{line.does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t pt-4">
        <Switch label={switchLabel} checked={on} onCheckedChange={onTurn} />
        <p role="status" className="mt-1 text-sm text-soft">
          {on ? '' : offText}
        </p>
      </div>
    </Dialog>
  )
}
