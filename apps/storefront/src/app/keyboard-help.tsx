import { Dialog, Switch } from '@chitra/ui'
import { useAtomValue } from 'jotai'
import * as frameMessages from '../messages/frame-messages.ts'
import * as shortcutMessages from '../messages/shortcut-messages.ts'
import { shortcutsOnAtom, turnShortcuts } from '../platform/shortcuts.ts'

export interface KeyboardHelpProps {
  open: boolean
  onOpenChange: (change: { open: boolean }) => void
}

const words = shortcutMessages.shortcuts

/** What the keys do, and the switch that turns them off. */
export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  const on = useAtomValue(shortcutsOnAtom)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={frameMessages.footer.keyboard} description={words.text} className="max-w-2xl">
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {words.groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="text-base">{title}</h3>
            <dl className="mt-2 grid grid-cols-[minmax(3rem,max-content)_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
              {keys.map((line) => (
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
        <Switch label={words.on} checked={on} onCheckedChange={turnShortcuts} />
        <p role="status" className="mt-1 text-sm text-soft">
          {on ? '' : words.off}
        </p>
      </div>
    </Dialog>
  )
}
