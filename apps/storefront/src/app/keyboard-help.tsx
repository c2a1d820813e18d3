import { KeyboardHelp as Help, type KeyboardHelpProps as HelpProps } from '@chitra/ui'
import { useAtomValue } from 'jotai'
import * as frameMessages from '@chitra/messages/frame.ts'
import { shortcuts as words } from '@chitra/messages/shortcut.ts'
import { shortcutsOnAtom, turnShortcuts } from '../platform/shortcuts.ts'

export type KeyboardHelpProps = Pick<HelpProps, 'open' | 'onOpenChange'>

/** The shop's keys, and the switch that turns them off. */
export function KeyboardHelp(props: KeyboardHelpProps) {
  const on = useAtomValue(shortcutsOnAtom)
  return (
    <Help
      {...props}
      title={frameMessages.footer.keyboard}
      text={words.text}
      groups={words.groups}
      switchLabel={words.on}
      on={on}
      onTurn={turnShortcuts}
      offText={words.off}
    />
  )
}
